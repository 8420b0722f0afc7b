"""A match being played: seats, invitations, undo policy, chat, storage."""
