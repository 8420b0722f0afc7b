# Ce que dit le terminal lui-même, pour tous les jeux. Les commandes (help, undo, why ...) sont les mêmes dans toutes les langues.
terminal-start = Tapez le numéro ou le code d’une option, ou help pour l’aide.
terminal-help =
    Un numéro, un code ou des mots propres à une seule option la jouent.
      ? N         la règle derrière l’option N (ou un code), et ce dont il s’agit
      why CODE    pourquoi un choix n’est pas possible
      about NOM   ce que fait un élément du jeu ; seul : la liste des éléments
      undo, redo  annuler votre dernier choix, le rejouer
      hint        les trois options qu’envisage un robot fort, et pourquoi
      options     toutes les options, quand l’écran est trop petit
      look        afficher de nouveau la table
      log         ce qui s’est passé jusqu’ici
      save        où la partie est gardée (elle l’est après chaque choix)
      quit        quitter ; pour reprendre : chimera play --resume FICHIER
terminal-kept = La partie est gardée dans { $file }
terminal-go-on = Pour reprendre : chimera play --resume { $file }
terminal-next = La campagne continue avec : chimera play --after { $file }
terminal-watch = Pour la revoir : chimera replay { $file }
terminal-saved = Enregistré dans { $file }
terminal-curtain = { $seat }, c’est à vous : prenez le clavier et appuyez sur Entrée.
terminal-heading = { $title } : { $who }
terminal-about = Tapez about et l’un de ces noms : { $pieces }
terminal-about-nothing = Aucun élément de ce jeu n’a de texte propre.
terminal-piece = { $name } : { $text }
terminal-no-option = Il n’y a pas d’option { $code } en ce moment ; tapez un numéro de 1 à { $count }, un code, ou help.
terminal-which-option = Que voulez-vous dire par « { $words } » ? Tapez son numéro.
terminal-more-options = { $count ->
    [one] Encore { $count } option ; tapez options pour tout voir, ou quelques mots de l’une d’elles.
   *[other] Encore { $count } options ; tapez options pour tout voir, ou quelques mots de l’une d’elles.
}
terminal-allowed = { $code } est possible.
terminal-how-to-ask = Tapez ? suivi du numéro ou du code d’une option, par exemple : ? 1 (help donne le reste).
terminal-no-undo = Rien à annuler : depuis, des dés ont été lancés, un secret a été révélé ou quelqu’un d’autre a choisi.
terminal-undone = C’est annulé.
terminal-no-redo = Il n’y a rien à rejouer.
terminal-yes = oui
terminal-hidden = caché
terminal-no = non
terminal-goes-on = La partie continue.
terminal-not-over = La partie n’est pas encore terminée.
terminal-wins = gagne
terminal-nobody = personne
terminal-semicolon = { " ; " }

# Conseils
terminal-hint = { $option } : { $why }
hint-only = Il n’y a pas d’autre choix.
hint-tried = essayé { $times } fois sur { $of }, vaut { $percent } % de la victoire
hint-less = { $percent } % de moins que le premier choix
hint-gain = change l’évaluation de { $up ->
    [0] −
   *[other] +
}{ $whole },{ $tenths }
hint-helps = parmi les autres, aide surtout { $seat }
hint-simple = le robot simple ferait le même choix

# Revoir une partie, et la vérifier
terminal-choice = { $seat } : { $option }  [{ $code }]
terminal-replay-stopped = Jouée avec des règles ou un contenu qui n’existent plus ; voici son dernier instantané.
terminal-replay-rest = Le début a été joué avec des règles qui n’existent plus ; voici la suite.
terminal-replay-step = Entrée pour continuer, q pour arrêter.
terminal-verify-another = { $file } ne porte pas l’engagement { $commitment }... ; ce n’est pas la partie annoncée.
terminal-verify-gone = { $file } a été joué avec des règles qui n’existent plus ; vérifiez-le avec la version qui l’a écrit.
terminal-verify-running = { $file } n’est pas terminé ou a été coupé après le choix { $choices } ; vérifiez la partie entière.
terminal-verify-cut = Il manque à { $file } sa dernière ligne, qui donne la fin ; prenez une copie entière du fichier.
terminal-verified = { $file } est régulier : { $choices } choix à partir { $seed ->
    [open] d’une graine ouverte
   *[secret] d’une graine scellée avant le premier choix
}, toutes les empreintes concordent, victoire : { $winners }.

# L’étagère
terminal-game = jeu
terminal-players = joueurs
terminal-minutes = durée
terminal-what = en deux mots
terminal-about-size = { $players } joueurs, { $minutes } minutes
terminal-hard = Victoires des équipes de robots de niveau { $bot } ({ $games } parties chacune, intervalle à 95 %) :
terminal-hard-party = { $n } { $n ->
    [one] joueur
   *[other] joueurs
}
terminal-hard-won = { $won } % (de { $low } à { $high })
terminal-shelf-line = { $title } : { $summary }
terminal-which = Quel jeu ?
terminal-which-number = Tapez un numéro de 1 à { $count }, ou Ctrl-C pour quitter.
terminal-how-to-play =
    Il faut un terminal pour jouer à Chimera. Ouvrez-en un et tapez, par exemple :
      chimera games                         les jeux de l’étagère
      chimera about blind_evolution         ce qui se règle, et la difficulté
      chimera play pig --seats moi,random   vous contre un robot
      chimera play --resume FICHIER         reprendre une partie
      chimera sim pig --bots greedy,random  beaucoup de parties entre robots
