"""How heroes attack: what they see and reach, their dice, hits, damage and what slain foes leave behind."""
