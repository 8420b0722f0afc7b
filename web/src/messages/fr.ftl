# Ce que dit le cadre. Les textes d’un monde sont dans son dossier, ceux des jeux viennent du serveur.
title = Chimera
description = Des jeux d’évolution et de mythes, dans le navigateur, entre amis ou avec des robots.
title-turn = ● À vous · { $title }
you = Vous
yes = Oui
no = Non
close = Fermer
try-again = Réessayer
opening = Ouverture…
percent = { $n } %
says = { $name } :

# Le site
nav = Chimera
nav-tables = Tables
nav-new = Nouvelle
nav-about = À propos
skip-main = Aller au contenu
skip-prompt = Aller à la décision
theme-dark = Thème sombre
theme-light = Thème clair
language = Langue
language-auto = Navigateur : { $name }
nickname = Votre nom
nickname-save = Enregistrer
nickname-change = Vous jouez sous le nom { $name }. Changer de nom
foot-line = Icônes : Lorc, Delapouite et d’autres (Game Icons), CC BY 3.0. Sans lien avec les éditeurs des jeux.
lost-title = Il n’y a pas de page ici.
lost-text = L’adresse est peut-être ancienne ou mal tapée. Vos tables sont sur la page d’accueil.
lost-home = Vers l’accueil

# Accueil
home-title = D’étranges mondes, une bonne table.
home-text = Des jeux d’évolution dans le navigateur, entre amis ou avec des robots. Un clic, et vous prenez place.
home-yours = Vos tables
home-open = Tables ouvertes
home-all = Toutes ({ $n })
home-fewer = En cours seulement
home-no-tables = Pas encore de table. Ouvrez-en une : les robots sont prêts, et un lien suffit pour inviter.
play-now = Jouer
play-game-now = Jouer à { $game }
new-table = Nouvelle table
new-table-of = Nouvelle table : { $game }
games = Jeux
small-games = Petits jeux
players = { $span } joueurs
minutes = { $n } min
team = Tous gagnent ou tous perdent
your-turn = À vous de jouer
sit-down = Prendre place
table-over = Terminée
table-runs = D’autres jouent
table-waits = Attend du monde
table-deciding = { $n ->
    [one] On attend { $names }
   *[other] On attend { $names }
}
table-abandoned = Arrêtée
table-resigned = Vous avez quitté
table-won-you = Gagnée
table-won = Victoire : { $names }
today-at = Aujourd’hui, { $time }
trust-dice = Des dés honnêtes.
trust-dice-text = Scellés avant le premier lancer, ouverts après le dernier.
trust-undo = Le droit à l’erreur.
trust-undo-text = Tout de suite, jusqu’à ce qu’un dé tombe, qu’un secret se montre ou qu’une autre personne joue. Ensuite, la table demande d’abord.
trust-rules = Chaque « non » s’explique.
trust-rules-text = Avec la règle qui le fonde.

# Nouvelle table
new-text = Choisissez un jeu, remplissez les places, envoyez les liens. Un robot peut remplacer n’importe qui.
pick-line = { $span } joueurs · { $minutes } min
pick-line-team = { $span } joueurs, ensemble · { $minutes } min
seats = Places
seats-team = Votre équipe
seats-team-text = Vous jouez ensemble : tout le monde gagne, ou tout le monde perd.
seats-unit = { $n ->
    [one] joueur
   *[other] joueurs
}
more-seats = Une place de plus
fewer-seats = Une place de moins
seat-n = Place { $n }
seat-me = { $name } (vous)
seat-bot = Robot
seat-open = Place libre
seat-me-text = Sur ce navigateur
seat-here = Quelqu’un à côté de vous
seat-here-text = Sur ce navigateur aussi, à tour de rôle
seat-here-team = Vous encore, ou quelqu’un à côté
seat-here-team-text = Sur ce navigateur aussi
seat-here-team-name = Nom
seat-here-name = Son nom
seat-here-name-of = Nom de la personne à la place { $n }
seat-bot-text = Joue de lui-même
seat-bot-team-text = De votre côté, joue de lui-même
seat-bot-expert-text = Prend quelques secondes pour réfléchir
seat-open-text = Qui a le lien
kind-me = Moi
kind-here = Ici
kind-bot = Robot
kind-open = Libre
bot-level = Niveau du robot à la place { $n }
choice-of = { $choice }, place { $n }
choice-is = { $choice } : { $value }
choice-taken = { $value } (déjà à la place { $n } : échanger)
host = Hôte
host-text = L’hôte n’occupe aucune place, en voit plus que les autres et raconte l’histoire.
host-nobody = Personne
host-me = Moi
host-open = Par lien
host-me-text = Vos places deviennent des places libres.
host-open-text = La place revient à la première personne qui suit le lien.
files = Vos fichiers
files-most = { $most } au plus, de { $size } Ko chacun
files-text = Un texte que vous avez écrit pour ce jeu, un scénario par exemple. Il commence par
files-pick = Choisir des fichiers
files-drop = ou les déposer ici.
files-too-many = Une table prend { $most } fichiers. Retirez-en un pour en apporter un autre.
files-left = { $n ->
    [one] Un fichier contient une erreur. Corrigez-le et apportez-le de nouveau, retirez-le, ou ouvrez la table sans lui.
   *[other] { $n } fichiers contiennent des erreurs. Corrigez-les et apportez-les de nouveau, retirez-les, ou ouvrez la table sans eux.
}
files-without = { $n ->
    [one] Ouvrir la table sans ce fichier
   *[other] Ouvrir la table sans ces fichiers
}
files-brought = { $n ->
    [one] Fichier apporté : { $names }
   *[other] Fichiers apportés : { $names }
}
file-looking = Lecture en cours…
file-good = En ordre : { $kind }
file-remove = Retirer { $name }
file-large = { $name } dépasse { $most } Ko. Apportez un fichier plus court.
file-no-text = { $name } est vide ou n’est pas du texte. Apportez un fichier texte en UTF-8.
house-rules = Règles maison
house-defaults = Par défaut, celles du livret
manners = La table
name-of-table = Nom
name-of-table-text = Il figure sur les invitations et dans les listes
name-another = Un autre
take-backs = Annulations
take-backs-free = Libres
take-backs-ask = Avec accord
take-backs-none = Aucune
take-backs-free-text = Tout s’annule aussitôt, même après un lancer
take-backs-ask-text = Libres jusqu’à un dé, un secret ou une réponse ; ensuite, on demande aux autres
take-backs-none-text = Ce qui est choisi reste choisi
take-backs-free-said = aussitôt, quoi qu’il se soit passé
take-backs-ask-said = libres d’abord, puis avec l’accord des autres
take-backs-none-said = aucune
sit-in = Rythme
sit-in-anybody = Tout le monde
sit-in-owner = Moi seulement
sit-in-auto = De lui-même
sit-in-anybody-text = Sans pendule. Après deux minutes d’absence, tout le monde peut faire venir un robot
sit-in-owner-text = Sans pendule. Après deux minutes d’absence, vous seulement pouvez faire venir un robot
sit-in-auto-text = Sans pendule. Après deux minutes d’absence, un robot prend le relais de lui-même
sit-in-anybody-said = sans pendule ; après deux minutes d’absence, tout le monde peut faire venir un robot
sit-in-owner-said = sans pendule ; après deux minutes d’absence, seule la personne qui a ouvert la table peut faire venir un robot
sit-in-auto-said = sans pendule ; après deux minutes d’absence, un robot prend le relais
agreed = Règles maison
table-name = { $place ->
   *[0] La lagune
    [1] Le marais
    [2] Le port
    [3] Le bosquet
    [4] La crête
    [5] La crique
    [6] La prairie
    [7] La lanterne
    [8] L’île
    [9] L’observatoire
    [10] Le jardin
    [11] Le nid
} { $kind ->
   *[0] d’ambre
    [1] aux fougères
    [2] des brumes
    [3] d’argent
    [4] sans chemin
    [5] de sel
    [6] de travers
    [7] du nord
    [8] au calme
    [9] de cuivre
    [10] sous la lune
    [11] des vents
}
hard = La difficulté
hard-now = Les équipes de robots de niveau { $bot } gagnent { $won } de leurs parties (intervalle à 95 % : de { $low } à { $high }, sur { $games } parties).
hard-usual = Mesuré avec les autres règles maison habituelles.
hard-unknown = Personne ne l’a mesurée avec ce que vous avez choisi.
hard-party = { $n } { $n ->
    [one] joueur
   *[other] joueurs
}
hard-any = Comme d’habitude
hard-span = de { $low } à { $high }
new-invites = { $n ->
    [one] Vous recevrez un lien pour la place libre.
   *[other] Vous recevrez un lien pour chacune des { $n } places libres.
}
new-invites-host = Vous recevrez un lien pour l’hôte.
new-public = L’afficher sur la page d’accueil
new-public-text = Tout le monde sur ce serveur peut prendre une place libre
new-campaign = Une campagne : après chaque partie, la suivante reprend là où elle s’est arrêtée.
open-table = Ouvrir la table
seed-sealed = Les dés sont scellés dès maintenant et ouverts à la fin de la partie.

# Rejoindre une table
join-title = On vous invite à une table
join-text = Prenez la place qui vous est réservée. Ni compte, ni mot de passe.
join-go = Prendre place
join-by = { $name } vous invite à une table
join-host-by = { $name } vous invite à être l’hôte d’une table
join-your-seat = Votre place
join-person = En personne
join-host-title = On vous invite à être l’hôte d’une table
join-host-text = L’hôte n’occupe aucune place et ne décide rien, mais en voit plus que les autres : gardez-le pour vous, et racontez l’histoire.
join-host-go = Devenir l’hôte

# À propos
about-title = À propos de Chimera
about-text = Chimera est une table pour jeux d’évolution et de mythes : un seul moteur de règles, dans le navigateur ou pour étudier les jeux par simulation. Une chimère est à la fois une créature de légende et un organisme aux gènes mêlés.
about-fair = Des dés honnêtes
about-fair-text = Avant le début d’une partie, sa graine est scellée par un engagement ; à la fin, elle est ouverte. N’importe qui peut rejouer le fichier de la partie et vérifier qu’aucun dé n’a été truqué.
about-credits = Remerciements
about-icons = Les images de créatures, de gènes et d’outils, recolorées et recadrées, viennent de
about-icons-by = sous
about-icons-authors = Icônes : Lorc, Delapouite, Sbed, Skoll, DarkZaitzev et Quoting.
about-fonts = Caractères : Fraunces et Inter, tous deux sous licence SIL Open Font License.
about-names = Les noms des jeux d’origine appartiennent à leurs propriétaires et disent seulement de quel jeu il s’agit. Chimera n’a aucun lien avec leurs auteurs ni leurs éditeurs ; les textes de règles sont les nôtres, et aucune image n’est la leur.
about-data = Vos données
about-data-text = Ce serveur connaît le nom que vous avez choisi, vos tables et vos messages. Un cookie signé vous reconnaît ; rien d’autre.
forget = Effacer mes données
forget-sure = Oui, effacer mon nom et quitter mes tables
forget-done = C’est effacé. Le serveur ne vous connaît plus.

# Ennuis
trouble-no-server = Le serveur ne répond pas. Vérifiez qu’il tourne et que votre connexion marche, puis réessayez.
trouble-server = Le serveur n’a pas pu le faire (réponse { $status }). Réessayez ; si cela dure, relancez le serveur et lisez son journal.
trouble-page = Un incident s’est produit sur cette page. Rechargez-la ; votre partie est en sûreté sur le serveur.
trouble-no-table = Cette table n’existe pas, ou vous ne pouvez pas la regarder. Vos tables sont sur la page d’accueil.

# La table
board-failed = Le plateau de ce jeu ({ $title }) n’a pas pu être chargé ; vous jouez sur la table simple.
table-opening = On dresse la table…
link-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
turn-order = Ordre du tour
players-title = Joueurs
round-n = Tour { $n }
phases = Étapes du tour
seat-bot-kind = Robot · { $bot }
seat-away = Un robot joue à sa place
seat-resigned = A quitté ; un robot continue
seat-offline = Hors ligne
seat-online = En ligne
seat-you = Vous
seat-out = Hors jeu
seat-thinking = réfléchit…
menu = Menu
menu-hand-over = Laisser un robot jouer pour moi
menu-take-back = Reprendre ma place
menu-leave = Quitter la partie…
leave = Quitter la partie
leave-stay = Continuer à jouer
leave-lend = Prêter ma place
leave-lend-text = Pour un moment. Vous reprenez votre place quand vous voulez.
leave-resign = Quitter pour de bon
leave-resign-text = Un robot joue votre place jusqu’à la fin, et les autres le savent.
leave-abandon = Arrêter la partie pour tout le monde
leave-abandon-ask = Sans résultat, si toutes les personnes présentes sont d’accord.
leave-abandon-alone = Sans résultat. On peut encore la revoir et télécharger son fichier.
leave-abandon-ask-go = Demander aux autres
leave-abandon-go = L’arrêter
resigned-title = Vous avez quitté la partie
resigned-text = Un robot joue votre place jusqu’à la fin. Vous pouvez regarder.
absent-title = { $n ->
    [one] Absence depuis deux minutes : { $names }
   *[other] Absences depuis deux minutes : { $names }
}
absent-text = { $n ->
    [one] Un robot peut prendre le relais jusqu’à son retour.
   *[other] Des robots peuvent prendre le relais jusqu’à leur retour.
}
sit-in-go = Faire venir un robot
parting-asked = { $name } aimerait arrêter la partie.
parting-waits = Vous aimeriez arrêter la partie. On attend { $names }.
parting-text = Elle s’arrêterait maintenant, sans résultat.
parting-yes = L’arrêter
parting-no = Continuer
abandoned-title = La partie a été arrêtée
abandoned-text = Il n’y a pas de résultat. On peut encore la revoir, et son fichier est ouvert.
watching-n = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
away-title = Un robot joue à votre place
away-text = Reprenez-la quand vous voulez.
menu-sound-on = Activer le son
menu-sound-off = Couper le son
menu-notify-on = Me prévenir quand c’est à moi
menu-notify-off = Ne plus me prévenir
menu-return = Lien pour mes autres appareils
menu-return-copied = Copié. Il ouvre votre propre place : ne le partagez pas.
menu-guide = Guide, depuis la page 1
menu-new = Nouvelle table de ce jeu
menu-home = Vers l’accueil
menu-file = Fichier de la partie
menu-replay = Revoir la partie
menu-replay-so-far = Revenir en arrière
hint = Conseil
hint-title = Ce que ferait un robot
hint-none = Pas de conseil pour l’instant. Il y en a quand c’est à vous de choisir.
hint-asks = Un robot y réfléchit…
undo = Annuler
undo-asks = Demander à la table d’annuler
redo = Rétablir
redo-text = Revenir sur l’annulation : tout est comme avant
cancel = Renoncer
pass-until = Passer jusqu’à…
pass-until-act = Jusqu’à ce que quelqu’un agisse
pass-until-phase = Jusqu’à la prochaine phase
pass-until-round = Jusqu’au prochain tour
pass-until-text = Vous passez maintenant et dans les fenêtres semblables.
standing-act = Vous passez jusqu’à ce que quelqu’un agisse.
standing-phase = Vous passez jusqu’à la prochaine phase.
standing-round = Vous passez jusqu’au prochain tour.
ask-again = Me demander de nouveau
cancel-keys = Abandonner ce coup et choisir de nouveau (Échap). Personne ne l’a vu.
undo-asked = { $name } voudrait annuler { $n ->
    [one] le dernier choix
   *[other] les { $n } derniers choix
}.
undo-waits = Vous avez demandé à annuler. On attend une réponse : { $names }.
undo-yes = Accepter
undo-no = Refuser
undo-sure = { $n ->
    [one] Annuler ce choix ?
   *[other] Annuler ces { $n } choix ?
}
undo-own = Vous : { $what }
undo-others = { $name } : { $n ->
    [one] une réponse ensuite
   *[other] { $n } réponses ensuite
}
undo-anew = Les dés seront relancés.
undo-shown = Ce qui a été montré depuis sera mélangé de nouveau.
undo-redo = Tant que vous ne choisissez rien d’autre, vous pouvez tout retrouver tel quel.
undo-do = Annuler
undo-keep = Ne rien changer
linger-text = Les autres le verront dans un instant.
linger-back = Reprendre
linger-on = Continuer
tab-options = Choix
tab-log = Journal
tab-chat = Tchat
tab-rules = Règles
tab-board = Plateau
tab-seats = Places
options-none-now = Rien à décider pour vous en ce moment.
options-mine = Vos choix
options-all = Tous ({ $n })
options-in-hand = Seulement cette pièce
drawer-shut = Fermer le tiroir
wait-for = { $names } { $n ->
    [one] réfléchit.
   *[other] réfléchissent.
}
wait-nobody = La partie continue toute seule.
wait-open = On attend du monde
wait-open-text = La partie commence quand toutes les places sont prises. Envoyez les liens, ou faites asseoir un robot.
wait-open-guest = La partie commence quand toutes les places sont prises. Vous avez la vôtre : restez sur cette page.
wait-plan = En attendant, regardez autour de vous ; rien de ce que vous ouvrez ici ne dérange les autres.
prompt-mine = À vous de décider
watching = Vous regardez la partie.
watching-text = Vous voyez ce que toute la table peut voir.
hosting-text = Vous en voyez plus que les joueurs : gardez-le pour vous.
seat-bot-sits = Faire asseoir un robot
invite-for = Invitation pour la place { $n }
copy = Copier
copied = Copié
share = Partager
share-text = Une place vous est réservée : { $title }
qr = Code QR
qr-of = Code QR de l’invitation : { $what }
qr-text = Visez le code avec l’appareil photo d’un téléphone : l’invitation s’ouvre.
close-table = Fermer la table
close-table-sure = Plus personne ne pourra prendre place, et celles et ceux qui attendent ici le sauront.
close-table-no = La laisser ouverte
closed = Cette table a été fermée par la personne qui l’avait ouverte.
closed-you = Vous avez fermé cette table.
closed-text = La partie n’a pas commencé, et les invitations ne mènent plus nulle part.
invite-waits = On attend quelqu’un à la place { $n }
invite-host = Invitation pour l’hôte
host-you = C’est vous, l’hôte
host-online = Hôte, en ligne
host-offline = Hôte, hors ligne
host-waits = On attend l’hôte
host-waits-text = Envoyez le lien. La partie n’attend pas : l’hôte peut arriver à tout moment.
host-waits-go = À la table
log-empty = Il ne s’est encore rien passé.
chat-empty = Dites bonjour.
chat-say = Écrire à la table
chat-send = Envoyer
rules-search = Chercher dans les règles
rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules-language = Les règles elles-mêmes sont rédigées en anglais.
rules-now = La règle derrière votre décision
rule-of = Règle { $id }
ruling = Décision :
why-title = Pourquoi pas ?
why-allowed = C’est permis
over-title = { $n ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
over-you = Vous gagnez
over-you-share = Vous partagez la victoire
over-together = Vous gagnez ensemble
over-lost = La table perd
over-again = Rejouer
over-look = Regarder le plateau
again-said = La table suivante est ouverte. { $name }, votre place : { $link }
over-home = Autres jeux
over-back = Au résultat
over-next = Et maintenant
over-place = Vous finissez à la { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} place, avec { $score }.
ranks-won = victoire
ranks-behind = { $n } de retard
story-coming = La partie est passée en revue…
step-n = Étape { $n }
turns-heading = Tournants de la partie
turns-watch = Revoir ce moment
chart-points = Les points, tour par tour
chart-team = Les chances de l’équipe, tour par tour
chart-chance = pour cent
chart-start = Départ
chart-zero = 0
facts-heading = La partie en chiffres
facts-length = { $rounds ->
    [0] { $n } choix.
    [one] Un tour, { $n } choix.
   *[other] { $rounds } tours, { $n } choix.
}
what-if = Et si ?
what-if-text = Reprenez cette partie à n’importe quel point, à une table privée, des robots aux autres places. Les dés et ce qui était caché sont tirés à nouveau.
what-if-here = Continuer d’ici
what-if-as = Vous jouez à cette place : { $name }. Des robots jouent les autres. Les dés et ce qui était caché sont tirés à nouveau.
what-if-mark = Et si
what-if-title = Cette partie reprend une autre à son étape { $n }. Elle est privée et ne compte pas.
proof = Preuve des dés
proof-checking = Vérification des dés…
proof-ok = Dés vérifiés
proof-broken = Les dés ne correspondent pas
proof-ok-text = La graine ouverte à la fin correspond à l’engagement { $short } montré avant le premier choix. Les { $n } choix rejoués donnent ce résultat.
proof-told-text = Selon le serveur, la graine correspond à l’engagement { $short } et les { $n } choix rejoués donnent ce résultat. Sur une connexion non sécurisée, un navigateur ne peut pas le vérifier ; le fichier de la partie se vérifie partout.
proof-broken-text = La graine ouverte à la fin, ou ce qui en découle, ne correspond pas à l’engagement { $short }. Gardez le fichier de la partie.
proof-how = Comment ?
proof-how-sealed = Avant le premier choix, le serveur tire une graine pour tous les dés et toutes les cartes et publie ce SHA-256 de la graine et des réglages. Il ne peut plus changer la graine sans changer ce nombre :
proof-how-opened = À la fin, il ouvre ce qui était scellé. Tout programme SHA-256 tire de ce texte le nombre ci-dessus :
proof-how-file = Le fichier de la partie contient la graine et chaque choix. « chimera replay FICHIER --verify » la rejoue et compare.
proof-how-later = À la fin, la graine est ouverte, et la page vérifie qu’elle correspond.
proof-sealed = Les dés sont scellés : { $short }
over-replay = Revoir la partie

# Une campagne
campaign-part = Partie { $n } de la campagne
campaign-go = Continuer : partie { $n }
campaign-open = Vers la partie { $n }
campaign-votes = Qui veut continuer
campaign-too = Moi aussi
campaign-back = Annuler mon accord
campaign-wants = { $name } veut continuer
campaign-silent = { $name } n’a encore rien dit
campaign-gone = { $name } n’est pas là, on n’attend pas

# Plusieurs personnes sur un appareil
curtain-pass = Passez l’appareil à { $name }
curtain-text = La table reste cachée en attendant { $name }.
curtain-show = Je suis { $name }
curtain-home = Vers l’accueil

# Jouer ensemble
seat-gone = Hors ligne depuis un moment
free-order = Tout le monde peut agir, dans n’importe quel ordre.
ready = J’ai fini
ready-too = Moi aussi
ready-all = Fini pour toutes mes places
not-ready = Me raviser
ready-for = Cocher pour { $name }
ready-waits = Vous avez fini. On attend : { $names }.
ready-text = Tout ce que quelqu’un fait repose la question à tous.
go-ahead = Robots, allez-y
vote = Qui a fini
vote-ready = { $name } a fini
vote-open = { $name } n’a pas encore fini
vote-is-ready = A fini
pass-for-all = Passer pour tous
questions = Vos places et leurs questions
question-none = Rien à décider pour l’instant
question-look = Regarder d’ici
asked-elsewhere = C’est à { $name } de décider, une autre de vos places.
all-questions = Toutes vos places
all-questions-keys = Toutes vos places et leurs choix (H)
signs = Signes aux autres
sign-plan = Prévoir
sign-plan-text = Montrer ce que vous comptez faire (P). Sur le plateau : Maj et un clic, ou un appui long.
sign-point = Montrer
sign-point-text = Montrer quelque chose du doigt (T). Sur le plateau : Alt et un clic, ou deux doigts.
sign-offer = Proposer
sign-offer-text = Proposer un de vos choix à un ami qui doit décider (O).
sign-offer-this = Proposer ceci à un ami : { $what }
sign-cheer = Encourager
sign-cheer-text = Encourager (C)
mode-choose-said = Vos choix sont de nouveau joués.
mode-plan-said = Vous prévoyez. Ce que vous choisissez est montré aux autres, pas joué. Échap pour finir.
mode-point-said = Vous montrez. Choisissez quelque chose sur le plateau ou dans la liste. Échap pour finir.
mode-offer-said = Vous proposez. Choisissez un de vos choix, puis un ami. Échap pour finir.
planning = Que prévoyez-vous d’abord ?
planning-on = Que prévoyez-vous ensuite ?
planning-text = Rien n’est encore joué ; les autres voient votre plan.
planning-end = Personne ne peut savoir la suite : le plan s’arrête ici.
options-planned = Vous pourriez prévoir
plans = prévoit : { $what }
plan-carry-out = { $n ->
    [one] Suivre le plan : { $n } étape
   *[other] Suivre le plan : { $n } étapes
}
plan-clear = Effacer le plan
plan-broken = Votre plan ne tient plus : { $why }
plan-draft = Vous avez commencé un coup. Finissez-le ou renoncez-y, puis prévoyez.
pointed = { $name } : essayez ici
pointed-at = { $name } montre du doigt : { $what }
cheered = { $name } encourage tout le monde
offer-what = Que proposez-vous, et à qui ?
offer-nobody = Aucun ami n’a de décision à prendre.
offer-nothing = Vous n’avez rien à proposer pour l’instant.
offer-to = Proposer à { $name } : { $what }
offer-made = { $name } propose : { $what }
offer-yours = Vous proposez à { $name } : { $what }
offer-take = Accepter l’offre ({ $name }) : { $what }
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer
more-keys-seats = Touches : 1–6 places, H toutes les places, U annuler, I conseil, Échap renoncer ou fermer
more-keys-signs = P prévoir, T montrer, O proposer, C encourager

# Revenir en arrière
replay = Rediffusion
replay-title = { $title } : rediffusion
replay-back = Vers la table
replay-first = Au début
replay-prev = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Mettre en pause
replay-speed = Vitesse
replay-times = × { $n }
replay-at = Pas { $at } sur { $of }
replay-beginning = Le début
replay-eyes = Vu par
replay-everyone = Tout le monde
replay-own = Tant que la partie dure, vous la revoyez par vos propres yeux.
replay-keys = Touches : ← → un pas, avec Maj un tour, Début et Fin, Espace pour lire
replay-rounds = Tours
replay-result = Résultat
tab-story = Récit
mark-fought = { $n ->
    [one] un combat
   *[other] { $n } combats
}
mark-born = { $n ->
    [one] une naissance
   *[other] { $n } naissances
}
mark-lost = { $n ->
    [one] une perte
   *[other] { $n } pertes
}
replay-empty = Rien n’a encore été raconté ici.
guide-skip = Passer le guide
guide-next = Suivant
guide-done = Compris
guide-step = { $n } sur { $of }
guide-rule = La règle
notify-turn = { $title } : à vous
more-keys = Touches : 1–9 choix, U annuler, H conseil, Échap renoncer ou fermer
moves-heading = Événements

# La table simple
plain-hidden = caché
plain-empty = vide
plain-none = rien

# Ce qui s’est passé
tell-next = Suite
tell-count = { $n } sur { $of }
tell-pace = Rythme du récit
tell-calm = Calme
tell-normal = Normal
tell-fast = Rapide
tell-step = Pas à pas
tell-off = Sans
tell-skip = Passer
key-space = Espace
since-heading = Depuis votre dernier coup
since-again = Revoir
round-summary = Le tour { $n } en bref

# Ma place est hors jeu
out-title = Vous êtes hors jeu
out-watch = Regarder les autres
out-end = Aller vite à la fin
out-hurrying = Vers la fin
out-others = La partie continue au rythme de ceux qui jouent encore.
guide-title = Le guide
guide-back = Retour
guide-waits = Les robots attendent pendant que vous lisez.
book-one-page = { $title } en une page
book-goal = But.
book-round = { $n ->
    [one] Un tour en { $n } étape
   *[other] Un tour en { $n } étapes
}
book-end = La fin.
book-rules = Règles
book-rule = Règle : { $chapter }
book-show = Montrer dans le livre
book-mention = { $n ->
    [one] { $n } règle en parle
   *[other] { $n } règles en parlent
}
book-none = Rien ici ne parle de « { $words } ». Essayez le nom d’une chose, « gagner », ou une partie du tour : { $names }.
search-small = comment je j on le la les l un une des de du d à a au aux est sont que qu quoi quand où ou qui pourquoi quel quelle quels quelles mon ma mes me peut puis fait faire et en dans pour il elle ce c sert ça t partie jeu
