# Ce que dit la table, pour tous les jeux.
log-began = La partie commence.
log-undone = { $seat_who ->
    [you] Vous annulez
   *[other] { $seat } annule
} { $n ->
    [one] le dernier choix
   *[other] les { $n } derniers choix
}.
log-redone = { $seat_who ->
    [you] Vous rejouez
   *[other] { $seat } rejoue
} ce choix.
log-not-ready = Finalement, { $seat_who ->
    [you] vous n’avez
   *[other] { $seat } n’a
} pas terminé.
log-ready-for = { $seat } coche à la place de la personne absente : { $other_seat }.
log-undo-asked = { $seat_who ->
    [you] Vous demandez
   *[other] { $seat } demande
} à annuler { $n ->
    [one] le dernier choix
   *[other] les { $n } derniers choix
}.
log-undo-refused = { $seat_who ->
    [you] Vous préférez
   *[other] { $seat } préfère
} ne rien annuler.
log-undo-dropped = La demande d’annulation est abandonnée.
log-joined = { $seat_who ->
    [you] Vous prenez
   *[other] { $seat } prend
} place.
log-host-came = { $name } est l’hôte de la table.
log-next-match = La campagne continue à une autre table.
log-handed-over = Un robot ({ $bot ->
    [easy] facile
    [normal] moyen
    [hard] difficile
    [expert] redoutable
   *[other] { $bot }
}) joue pour { $seat_who ->
    [you] vous
   *[other] { $seat }
}.
log-sits-in = { $seat_who ->
    [you] Vous vous absentez
   *[other] { $seat } s’absente
} ; un robot ({ $bot ->
    [easy] facile
    [normal] moyen
    [hard] difficile
    [expert] redoutable
   *[other] { $bot }
}) prend le relais.
log-resigned = { $seat_who ->
    [you] Vous quittez
   *[other] { $seat } quitte
} la partie pour de bon. Un robot continue.
log-abandon-asked = { $seat_who ->
    [you] Vous aimeriez
   *[other] { $seat } aimerait
} arrêter la partie sans résultat.
log-abandon-refused = { $seat_who ->
    [you] Vous continuez
   *[other] { $seat } continue
} à jouer ; la partie ne s’arrête pas.
log-abandon-dropped = La demande d’arrêter la partie est retirée.
log-abandoned = La partie s’arrête ici, sans résultat.
log-closed = La table est fermée.
log-taken-back = { $seat_who ->
    [you] Vous êtes
   *[other] { $seat } est
} de retour.
log-draft-fell = Ce que vous aviez commencé n’est plus possible après ce que quelqu’un d’autre a fait ; il n’en reste rien.
log-restored = Le dernier changement n’a pas pu être enregistré ; voici la table telle qu’elle était avant.
reason-stale = La table a avancé pendant votre choix ; regardez-la et choisissez de nouveau.
reason-not-begun = La partie n’a pas commencé ; elle débutera quand toutes les places seront prises.
reason-no-seat = Vous regardez la partie ; seules les personnes assises à la table choisissent. Prenez place sur invitation ou ouvrez votre propre table.
reason-bot-plays = Un robot joue à cette place ; reprenez-la d’abord.
reason-plan-ends = Un plan s’arrête là où décident les dés, une carte cachée ou quelqu’un d’autre ; prévoyez « { $code } » quand on le saura.
turned-up = Chances de victoire ({ $seat_who ->
    [you] vous
   *[other] { $seat }
}) : de { $before } à { $after } % dans ce tour, en hausse.
turned-down = Chances de victoire ({ $seat_who ->
    [you] vous
   *[other] { $seat }
}) : de { $before } à { $after } % dans ce tour, en baisse.
turned-up-team = Les chances de l’équipe montent de { $before } à { $after } % dans ce tour.
turned-down-team = Les chances de l’équipe tombent de { $before } à { $after } % dans ce tour.
moved-up-team = Les chances de l’équipe montent de { $before } à { $after } %.
moved-down-team = Les chances de l’équipe tombent de { $before } à { $after } %.
moved-up = Chances de victoire ({ $seat_who ->
    [you] vous
   *[other] { $seat }
}) : de { $before } à { $after } %, en hausse.
moved-down = Chances de victoire ({ $seat_who ->
    [you] vous
   *[other] { $seat }
}) : de { $before } à { $after } %, en baisse.
hint-search = Gagne { $percent } % des parties imaginées à partir d’ici ; examiné { $times } fois.
hint-search-helps = Gagne { $percent } % des parties imaginées à partir d’ici ; examiné { $times } fois. Parmi les autres, cela aide surtout { $seat }.

log-bot-failed = Le robot ({ $bot }) qui joue pour { $seat } a échoué ; le hasard a choisi. Le journal du serveur en dit plus.
log-bot-gone = Le robot { $gone } n’existe plus ; { $bot } joue pour { $seat }.
log-no-answer = La table ne peut pas répondre pour un robot en ce moment ; annulez le dernier choix ou confiez la place à un autre robot.
log-went-on = Les règles ou les cartes de cette partie n’existent plus ; elle continue avec celles d’aujourd’hui, depuis sa dernière position enregistrée. Ce qui suivait cette position est perdu.
# Ennuis à une table
trouble-over = La partie est finie et ses dés sont ouverts ; commencez-en une autre pour rejouer.
trouble-nothing-to-undo = Vous n’avez rien à annuler ; faites d’abord un choix.
trouble-nothing-to-redo = Vous n’avez rien à rejouer ; faites plutôt un choix.
trouble-nothing-to-cancel = Vous n’avez pas de coup à abandonner ; il est déjà joué, ou pas commencé.
trouble-no-wish = Personne n’attend votre accord en ce moment ; continuez à jouer.
trouble-no-window = On ne passe d’avance que dans les moments de réaction ; faites un choix maintenant.
trouble-no-bot-waits = Aucun robot n’attend les personnes ici en ce moment ; continuez simplement à jouer.
trouble-not-ready = Vous n’avez pas dit que vous aviez terminé ; continuez à jouer.
trouble-only-ready = Vous n’avez rien d’autre à faire ici que de dire que vous avez fini ; attendez les autres.
trouble-ready-stands = La table est revenue en arrière d’un commun accord depuis que vous avez dit avoir fini ; demandez aux autres d’agir ou de revenir d’un choix de plus.
trouble-ready-not-asked = Personne n’attend que cette place ait fini ; regardez qui est à l’œuvre.
trouble-person-not-gone = Cette personne était là il y a un instant ; attendez deux minutes avant de parler à sa place.
trouble-no-advice = Plans, offres et gestes sont pour les jeux où tous gagnent ou perdent ensemble ; ici, il y a la discussion.
trouble-plan-length = Un plan compte au plus { $most } choix ; montrez les premiers.
trouble-no-plan = Vous n’avez pas de plan à suivre ; faites-en un, ou choisissez simplement.
trouble-draft-first = Vous avez commencé un coup qui n’est pas votre plan ; terminez-le ou annulez-le d’abord.
trouble-offer-to-whom = Une offre s’adresse à quelqu’un d’autre dont c’est le tour ; attendez ce moment, ou écrivez dans la discussion.
trouble-many-offers = Vous avez déjà { $most } offres ouvertes ; retirez-en une d’abord.
trouble-no-offer = Cette offre ne vous est plus ouverte ; regardez celles qui sont affichées.
trouble-point-at = Ce que vous montrez porte un nom de 1 à { $most } caractères imprimables ; montrez quelque chose sur le plateau.
trouble-many-gestures = Cela fait beaucoup de gestes ; attendez quelques secondes.
trouble-not-passing = On vous demande déjà à chaque fenêtre ; choisissez simplement quand c’est à vous.
trouble-game-fault = Le jeu a rencontré une erreur de son fait et annulé ce choix ; choisissez autrement.
trouble-no-hint-now = Un conseil aide quand c’est à vous de choisir ; attendez votre tour.
trouble-chat-length = Un message compte de 1 à { $most } caractères ; écrivez plus court.
trouble-chat-full = La discussion de cette table est pleine ; ouvrez une nouvelle table pour continuer à parler.
trouble-other-eyes = Tant qu’une partie dure, vous la revoyez par vos propres yeux ; à la fin, par ceux de tout le monde.
trouble-file-not-yet = Le fichier de la partie contient les dés et tout ce qui est caché ; il est donné à la fin. Jouez d’abord jusqu’au bout.
trouble-story-not-yet = Une partie se raconte tour par tour quand elle est finie ; jouez-la d’abord jusqu’au bout.
trouble-branch-not-yet = On quitte une partie pour une table privée quand elle est finie ; jouez-la d’abord jusqu’au bout.
trouble-branch-at-the-end = Ici, la partie est finie et il ne reste rien à choisir ; revenez à un point antérieur.
trouble-campaign-not-yet = La partie suivante de la campagne vient quand celle-ci est finie ; jouez-la d’abord jusqu’au bout.
trouble-campaign-over = Aucune partie ne suit celle-ci ; ouvrez une nouvelle table pour rejouer.
trouble-nothing-to-look-at = La partie n’a pas commencé ; il n’y a encore rien à revoir.
# Ennuis de places
trouble-abandoned = Cette partie a été arrêtée par les personnes qui la jouaient ; ouvrez une nouvelle table pour rejouer.
trouble-resigned = Cette place a été abandonnée pour de bon et un robot continue ; regardez la partie ou ouvrez une nouvelle table.
trouble-nobody-parts = Personne ne demande d’arrêter la partie en ce moment ; continuez.
trouble-no-take-backs = À cette table, on n’annule rien ; c’était convenu à l’ouverture.
trouble-table-name = Le nom d’une table compte au plus { $most } caractères imprimables ; choisissez-en un plus court.
trouble-table-closed = Cette table a été fermée avant le début de la partie ; demandez une autre invitation ou ouvrez votre propre table.
trouble-owner-closes = Seule la personne qui a ouvert la table peut la fermer ; demandez-lui.
trouble-begun-already = La partie a commencé, donc la table reste ; arrêtez plutôt la partie ensemble.
trouble-owner-lets-sit-in = À cette table, seule la personne qui l’a ouverte fait venir un robot ; demandez-lui.
trouble-person-may-return = { $name } était là il y a un instant ; un robot pourra prendre le relais après deux minutes.
trouble-nickname = Un nom compte de 1 à { $most } caractères imprimables ; choisissez-en un autre.
trouble-no-table = Cette table n’existe pas, ou plus ; regardez vos tables sur la page d’accueil.
trouble-link-unknown = Ce lien ne mène à aucune place ; demandez-en un nouveau, ou vérifiez qu’il a été copié en entier.
trouble-link-old = Ce lien ne mène plus à aucune place ; demandez-en un nouveau.
trouble-seated-already = Vous avez déjà une place à cette table ; envoyez plutôt ce lien à quelqu’un.
trouble-seat-taken = Cette place est prise ; demandez une autre invitation, ou un lien pour regarder.
trouble-no-host = { $title } se joue sans hôte ; laissez cette place de côté.
trouble-host-plays = L’hôte ne joue à aucune place ; n’en prenez aucune vous-même, ou laissez quelqu’un d’autre être l’hôte.
trouble-host-seated = Vous êtes l’hôte de cette table, et l’hôte ne joue à aucune place ; envoyez plutôt ce lien à quelqu’un.
trouble-seated-host = Vous jouez à cette table, et l’hôte ne joue à aucune place ; envoyez plutôt ce lien à quelqu’un.
trouble-host-taken = Cette table a déjà son hôte ; demandez une invitation à une place ou un lien pour regarder.
trouble-hosting = Vous êtes l’hôte de cette table : vous voyez peut-être plus que les autres et ne décidez rien ; laissez choisir les personnes qui jouent.
trouble-no-such-seat = Cette place n’existe pas à cette table ; nommez l’une de celles qui sont affichées.
trouble-not-yours-to-give = Seule la personne assise là, ou celle qui a ouvert la table, peut confier une place à un robot ; demandez-lui.
trouble-person-here = { $name } est à la table, et personne d’autre ne peut confier sa place à un robot.
trouble-not-your-seat = Cette place n’est pas la vôtre ; ouvrez d’abord le lien qui y mène.
trouble-no-bot-plays = Aucun robot ne joue à votre place ; choisissez simplement.
trouble-watching = Vous regardez cette table ; prenez place sur invitation ou ouvrez votre propre table.
trouble-whose-turn = Plusieurs personnes jouent sur cet appareil ; dites d’abord qui l’a en main.
trouble-seat-elsewhere = Cette place ne se joue pas sur cet appareil ; ouvrez d’abord son propre lien.
# Ennuis de disque
trouble-put-away = Cette table est en train d’être rechargée ; rechargez la page.
trouble-taken-over = Un autre serveur a repris cette base de données ; rechargez la page.
trouble-not-saved = L’enregistrement a échoué, donc rien n’a changé ; réessayez dans un instant.
trouble-database-used = Un autre serveur Chimera (processus { $pid } sur { $host }) utilise cette base de données ; arrêtez-le d’abord, ou nommez-en une autre avec --database.
trouble-database-just-taken = Un autre serveur Chimera vient de prendre cette base de données ; utilisez-le ou arrêtez-le d’abord.
trouble-database-address = L’adresse de la base de données est illisible ; écrivez le chemin d’un fichier ou postgresql://USER@HOST/NAME.
trouble-database-kind = Chimera garde ses tables dans SQLite ou PostgreSQL, pas dans { $kind } ; nommez l’un des deux.
trouble-database-newer = Cette base de données a été écrite par une version plus récente de Chimera ; installez-la, ou nommez une autre base avec --database.
trouble-database-closed = La base de données ne s’ouvre pas ({ $why }) ; vérifiez son adresse, ses droits et son disque.
trouble-database-not-read = La base de données ne peut pas être lue ({ $why }) ; vérifiez --database.
trouble-database-not-written = La base de données ne peut pas être écrite ({ $why }) ; vérifiez --database.
trouble-database-not-empty = Cette base de données n’est pas vide ; nommez-en une nouvelle avec --database.
trouble-postgres-missing = PostgreSQL demande un paquet de plus ; installez-le avec : pip install "chimera-tabletop[postgres]".
trouble-nothing-to-back-up = Il n’y a rien à sauvegarder dans cette base de données ; nommez-en une autre avec --database.
trouble-no-backup = { $file } n’est pas une sauvegarde de Chimera, ou est abîmé ; prenez-en une autre copie.
trouble-backup-of-another-version = { $file } vient d’une autre version de Chimera ; restaurez-le d’abord avec cette version.
trouble-file-not-written = { $file } ne peut pas être écrit ({ $why }) ; choisissez un autre endroit.
trouble-file-not-read = { $file } ne peut pas être lu ({ $why }) ; choisissez un autre fichier.
# Ennuis à la porte
trouble-request = Le serveur ne comprend pas cette demande ; rechargez la page et réessayez.
trouble-nothing-here = Il n’y a rien ici ; revenez à la page d’accueil.
trouble-not-done-here = Cela ne se fait pas ici ; revenez à la page d’accueil.
trouble-too-large = C’est plus que le serveur n’accepte d’un coup ; envoyez-en moins.
trouble-own-fault = Le serveur a rencontré une erreur de son fait, rien n’a changé ; réessayez, et signalez-la si elle dure.
trouble-too-many-requests = Trop de demandes depuis votre adresse ; attendez quelques secondes.
trouble-another-page = Cette demande vient d’une autre page ; ouvrez Chimera et essayez là.
trouble-pages-are-read = Les pages ne peuvent qu’être lues ; revenez à la page d’accueil.
trouble-no-file = Ce fichier n’existe pas ; revenez à la page d’accueil.
trouble-many-tables = Vous avez ouvert beaucoup de tables en peu de temps ; jouez à l’une d’elles, ou attendez une minute.
trouble-many-files = Cela fait beaucoup de fichiers en peu de temps ; attendez une minute.
trouble-not-introduced = La page ne s’est pas présentée ; rechargez-la.
trouble-hello-first = Le premier message doit être « hello » ; rechargez la page.
trouble-hello-again = Vous avez déjà dit bonjour ; continuez à jouer.
trouble-many-sockets = Vous avez trop de tables ouvertes ; fermez quelques-unes de leurs pages.
trouble-table-not-loaded = Cette table ne peut pas être chargée ; revenez à la page d’accueil.
trouble-table-not-now = Cette table ne peut pas être chargée en ce moment ; réessayez dans un instant.
trouble-message-length = Un message compte { $most } caractères au plus ; raccourcissez-le.
trouble-message = Le serveur ne comprend pas ce message ; rechargez la page.
trouble-too-fast = C’était trop rapide ; attendez une seconde et réessayez.
trouble-much-chat = Voilà beaucoup de messages ; attendez quelques secondes.
trouble-much-advice = Cela fait beaucoup de conseils ; attendez quelques secondes.
trouble-hint-fresh = Le dernier conseil est encore frais ; attendez quelques secondes avant d’en demander un autre.
trouble-port = Le port { $port } de la machine { $host } n’est pas utilisable ({ $why }) ; choisissez-en un autre avec --port.
# Ce que dit le serveur à son démarrage, et à la place d’un client qui n’est pas construit
serve-open = Chimera { $version } est ouvert : { $address }
serve-network = Dans votre réseau : { $address }
serve-close = Ctrl-C le ferme ; rien n’est perdu.
page-not-built = Le serveur tourne, mais le client n’est pas encore construit. Dans une copie de travail, construisez-le avec
page-not-built-then = puis relancez le serveur. Le paquet d’une version publiée le contient.
trouble-no-board = Ce plateau n’existe pas ou a été modifié ; rechargez la page.
# Comment s’appelle qui n’a pas encore choisi de nom ; ces adjectifs ont un seul genre
guest-name = { $animal ->
   *[0] Triton
    [1] Héron
    [2] Loutre
    [3] Gecko
    [4] Lynx
    [5] Ibis
    [6] Tapir
    [7] Roitelet
    [8] Vipère
    [9] Phalène
    [10] Grue
    [11] Lièvre
} { $kind ->
   *[0] rapide
    [1] calme
    [2] brave
    [3] agile
    [4] sage
    [5] fidèle
    [6] lucide
    [7] aimable
}
