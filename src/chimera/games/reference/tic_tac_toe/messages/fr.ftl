game-summary = Trois à la suite : le plus vieux banc d’essai d’une table.
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-end = Fin de la partie
prompt-mark = { $seat_who ->
    [you] Choisissez
   *[other] { $seat }, choisissez
} une case vide.
opt-mark = Marquer { $a }
event-marked = { $seat_who ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $cell }.
event-ended = La partie est finie.
ending-line = Trois à la suite.
ending-draw = La grille est pleine : match nul.
reason-cell-taken = Quelqu’un a déjà marqué { $cell } ; choisissez une case vide.
reason-must-mark = À chaque tour, on marque une case vide ; choisissez une case.

cell-0 = le coin en haut à gauche
cell-1 = le bord du haut
cell-2 = le coin en haut à droite
cell-3 = le bord gauche
cell-4 = le milieu
cell-5 = le bord droit
cell-6 = le coin en bas à gauche
cell-7 = le bord du bas
cell-8 = le coin en bas à droite
