# Esperanto, and not all of it: English stands in for the rest.
game-summary = Ĵetu denove aŭ haltu.
opt-roll = Ĵeti la kubon
