# Ce que dit la table, pour tous les jeux.
log-began = La partie commence.
log-undone = { $seat } annule { $n ->
    [one] le dernier choix
   *[other] les { $n } derniers choix
}.
log-redone = { $seat } rejoue ce choix.
log-undo-asked = { $seat } demande à annuler { $n ->
    [one] le dernier choix
   *[other] les { $n } derniers choix
}.
log-undo-refused = { $seat } préfère ne rien annuler.
log-undo-dropped = La demande d’annulation est abandonnée.
log-joined = { $seat } prend place.
log-handed-over = Un robot ({ $bot ->
    [easy] facile
    [normal] moyen
    [hard] difficile
    [expert] redoutable
   *[other] { $bot }
}) joue pour { $seat }.
log-taken-back = { $seat } est de retour.
log-restored = Le dernier changement n’a pas pu être enregistré ; voici la table telle qu’elle était avant.
reason-stale = La table a avancé pendant votre choix ; regardez-la et choisissez de nouveau.
reason-not-begun = La partie n’a pas commencé ; elle débutera quand toutes les places seront prises.
reason-no-seat = Vous regardez la partie ; seules les personnes assises à la table choisissent. Prenez place sur invitation ou ouvrez votre propre table.
reason-bot-plays = Un robot joue à cette place ; reprenez-la d’abord.
hint-search = Gagne { $percent } % des parties imaginées à partir d’ici ; examiné { $times } fois.
