import type { HelpTexts } from './help-text.ts'

export const fr: HelpTexts = {
  finding: {
    title: 'Trouver un établissement',
    teaser: 'Le champ de recherche, les filtres, la carte et ce que signifie la distance.',
    also: 'recherche champ rayon distance filtres carte code postal ville autour de moi',
    blocks: [
      'Le champ de recherche accepte un nom, une ville, un code postal ou les deux ensemble, par exemple « lycée lyon 3 ». Les accents, les abréviations et les petites fautes de frappe ne gênent pas.',
      {
        steps: [
          'Cherchez une ville ou un code postal.',
          'Sous « Filtres », choisissez le type, les offres et le rayon. Chaque choix indique combien d’établissements il reste.',
          'Passez de la liste à la carte avec « Carte ». L’adresse dans votre navigateur contient toute votre recherche : vous pouvez donc la partager.',
        ],
      },
      'L’ordre des résultats est expliqué sous [Comment nous classons les résultats](/ordering). Une distance est à vol d’oiseau et ne promet aucune place.',
    ],
  },
  comparing: {
    title: 'Enregistrer et comparer des établissements',
    teaser: 'Une liste avec ou sans compte, jusqu’à {compared} établissements côte à côte.',
    also: 'favoris liste comparaison imprimer tableau',
    blocks: [
      '« Enregistrer » sur une carte ou une fiche met l’établissement dans votre liste. Sans compte, il reste sur cet appareil ; une fois la session ouverte, vous le retrouvez dans votre compte sous [Établissements enregistrés](/account/favourites).',
      'Jusqu’à {compared} établissements se placent côte à côte dans la [comparaison](/compare). On peut y faire ressortir les différences, l’imprimer et la télécharger.',
    ],
  },
  reviewing: {
    title: 'Écrire un avis',
    teaser: 'Ce qu’il vous faut, ce que l’avis doit contenir et sous quel nom il paraît.',
    also: 'noter étoiles expérience opinion anonyme pseudonyme',
    blocks: [
      {
        steps: [
          'Ouvrez la fiche de l’établissement et choisissez « Écrire un avis ». Il vous faut un compte avec une adresse e-mail confirmée.',
          'Donnez des étoiles et racontez en 50 à 3 000 caractères ce que vous avez vécu. Parlez de l’établissement, jamais de personnes : aucun nom, rien sur la santé de qui que ce soit.',
          'Choisissez le nom sous lequel l’avis paraît.',
        ],
      },
      'Ce qui est permis figure dans les [règles pour les avis](/review-rules), notre contrôle dans [Comment fonctionnent les avis](/how-reviews-work). Vous pouvez écrire un avis par établissement, le modifier et le supprimer à tout moment.',
    ],
  },
  'after-reviewing': {
    title: 'Mon avis est en attente, refusé ou retiré',
    teaser: 'Comment se passe la vérification et comment faire une réclamation.',
    also: 'pas publié contrôle contestation recours contesté preuve justificatif',
    blocks: [
      'La plupart des avis paraissent tout de suite. Si le contrôle relève quelque chose, une personne le regarde ; un e-mail vous donne le résultat.',
      'Si nous refusons ou retirons un avis, nous citons la règle et la phrase. Sous [Mes avis](/account/reviews), vous pouvez le réécrire ou faire une réclamation dans les {objectionMonths} mois ; quelqu’un d’autre décide alors.',
      'Si l’établissement affirme que vous n’y avez jamais été, nous vous posons la question et vous laissons {answerDays} jours. L’avis reste visible en attendant. Un justificatif aide, nous ne le montrons à personne.',
    ],
  },
  reporting: {
    title: 'Signaler quelque chose',
    teaser: 'Un avis, une information erronée ou votre propre nom sur Aulario.',
    also: 'signalement faux illicite insultant vie privée nommé erreur correction',
    blocks: [
      'Sous chaque avis se trouve « Signaler ». Cela fonctionne sans compte ; vous recevez un numéro, puis la décision avec ses motifs.',
      'Si un avis vous nomme vous-même, utilisez le [formulaire pour les personnes nommées](/named-in-a-review).',
      'Si une information sur un établissement est fausse, signalez l’erreur sur sa fiche. Nous la vérifions dans le répertoire officiel.',
    ],
  },
  account: {
    title: 'Compte et connexion',
    teaser: 'Inscription, mot de passe oublié, changement d’adresse, second facteur.',
    also: 'inscription mot de passe oublié confirmation e-mail changer Google second facteur code appareil déconnexion',
    blocks: [
      'Après l’[inscription](/auth?mode=signup), nous vous envoyons un e-mail avec un lien. S’il n’arrive pas, regardez dans les indésirables et faites-le renvoyer.',
      'Mot de passe oublié ? [Ici](/auth/forgot), vous recevez un lien valable une heure.',
      'Sous [Connexion et sécurité](/account/security), vous changez le mot de passe et l’adresse e-mail, vous ajoutez des clés d’accès et un second facteur, et vous voyez sur quels appareils votre session est ouverte.',
    ],
  },
  leaving: {
    title: 'Emporter ses données ou supprimer son compte',
    teaser: 'Tout télécharger, vous désabonner, partir avec ou sans vos avis.',
    also: 'export RGPD accès résilier supprimer désabonner',
    blocks: [
      'Sous [Mes données](/account/data), vous téléchargez tout ce que nous gardons sur vous et vous supprimez votre compte. Il est bloqué aussitôt et effacé pour de bon après {restoreDays} jours ; d’ici là, le lien reçu par e-mail vous le rend.',
      'En le supprimant, vous décidez si vos avis restent sans votre nom ou partent avec lui.',
      'Les e-mails dont vous ne voulez pas se désactivent sous [Notifications](/account/notifications), ou par le lien à la fin de chacun d’eux.',
    ],
  },
  claiming: {
    title: 'Gérer la fiche de votre établissement',
    teaser: 'Avec un code envoyé à l’adresse officielle, ou avec un justificatif.',
    also: 'reprendre revendiquer propriétaire code direction justificatif absente nouvelle registre répertoire ajouter',
    blocks: [
      {
        steps: [
          'Cherchez votre établissement sous [Gérer la fiche de mon établissement](/claim). S’il manque, ajoutez-le à cet endroit.',
          'Faites envoyer un code à l’adresse e-mail du répertoire officiel et saisissez-le. Vous pouvez aussitôt gérer la fiche.',
          'Si vous n’avez pas accès à cette adresse, envoyez un justificatif. Nous l’examinons et répondons par e-mail.',
        ],
      },
      'Si quelqu’un gère déjà la fiche, nous l’interrogeons d’abord et décidons ensuite.',
    ],
  },
  colleagues: {
    title: 'Travailler à plusieurs',
    teaser: 'Inviter d’autres personnes et passer d’un établissement à l’autre.',
    also: 'inviter droits éditeur propriétaire plusieurs personnes successeur',
    blocks: [
      'Sous [Mes établissements](/account/schools), les responsables invitent d’autres personnes : comme responsables avec tous les droits, ou comme contributeurs, qui tiennent le contenu à jour mais n’invitent personne. C’est aussi là qu’on retire quelqu’un.',
      'Si vous gérez plusieurs fiches d’établissement, passez de l’une à l’autre en haut de l’Espace école.',
    ],
  },
  groups: {
    title: 'Gérer plusieurs établissements en tant que groupe',
    teaser: 'Toutes les fiches dans un tableau, des textes communs, des fichiers et des droits par établissement.',
    also: 'groupe académie réseau gestionnaire collectivité modification groupée CSV Excel importer',
    blocks: [
      {
        steps: [
          'Créez un groupe sous [Groupes et académies](/account/groups).',
          'Les responsables d’une fiche invitent votre groupe sous « Personnes », ou vous nous montrez un justificatif pour plusieurs établissements à la fois.',
          'Choisissez plusieurs établissements dans le tableau et rédigez une seule fois les textes ou les coordonnées. Envoyez vos propres données dans un fichier CSV ou Excel. Vous voyez chaque modification avant de l’appliquer, et vous pouvez tout annuler d’un coup.',
        ],
      },
      'Invitez d’autres personnes et donnez-leur les établissements sur lesquels elles travaillent. Les responsables des fiches gardent tous leurs droits. Premium reste attaché à chaque établissement.',
    ],
  },
  facts: {
    title: 'Corriger l’adresse, le téléphone et d’autres informations',
    teaser: 'Ce qui vient du répertoire officiel, ce qui vient de vous et comment se fait une correction.',
    also: 'changer adresse registre répertoire officiel faux numéro site web position carte',
    blocks: [
      'Ce qui vient du répertoire officiel reste reconnaissable. Ce que vous saisissez vous-même figure à côté et prime ; aucun import ne l’écrase.',
      'Si une information officielle est fausse, demandez une correction sur la fiche. Jusqu’à notre décision, les deux valeurs sont visibles. Prévenez aussi l’organisme qui tient le répertoire.',
    ],
  },
  premium: {
    title: 'Commander Premium',
    teaser: 'Prix, paiement, facture, et ce que Premium ne change pas.',
    also: 'prix payer facture virement carte coût abonnement licence collectivité',
    blocks: [
      'Premium coûte {price} TTC, une seule fois, sans abonnement, et est acquis à vie, au moins {guaranteedYears} ans. Il appartient à l’établissement, pas à votre compte.',
      'Sous [Premium](/premium), vous commandez pour un établissement dont vous gérez la fiche : en payant tout de suite, ou sur facture avec votre propre référence. La facture se trouve ensuite sous [Commandes et factures](/account/orders).',
      'Premium ne change rien aux avis : leur nombre, leur moyenne et leur ordre sont les mêmes avec et sans.',
    ],
  },
  refund: {
    title: 'Remboursement',
    teaser: 'En un clic, ou par rétractation, même sans connexion.',
    also: 'rétractation argent annuler avoir',
    blocks: [
      'Dans les {refundDays} jours qui suivent le paiement, l’acheteur se fait rembourser en un clic, sous [Commandes et factures](/account/orders). Premium prend alors fin aussitôt ; ce qui dépasse l’offre gratuite est gardé un an sans être montré.',
      'On peut aussi se rétracter sans se connecter : [vers le formulaire](/withdrawal). Nous envoyons alors un lien de confirmation à l’adresse de la commande.',
    ],
  },
  profile: {
    title: 'Rédiger les textes et le profil pédagogique',
    teaser: 'Description, dix rubriques, langues, brouillons et versions précédentes.',
    also: 'description aperçu brouillon versions langue traduire projet',
    blocks: [
      'Chaque établissement a une courte description. Premium ajoute une description longue et dix rubriques du profil pédagogique, des langues aux distinctions.',
      'Chaque texte a une langue. Les visiteurs voient la leur si elle existe, sinon la première langue saisie. Ce que vous enregistrez est d’abord un brouillon, visible dans l’aperçu ; les anciennes versions se retrouvent sous « Versions antérieures ».',
    ],
  },
  media: {
    title: 'Montrer des photos et des vidéos',
    teaser: 'Combien, quelle taille, quels formats et quels accords sont nécessaires.',
    also: 'image téléverser logo vidéo YouTube Vimeo taille format supprimer',
    blocks: [
      'Sans Premium, la fiche montre une photo ; avec Premium, jusqu’à {images} photos, {videos} vidéos et un logo. Une photo peut peser {imageMegabytes} Mo, une vidéo (MP4, WebM ou Ogg) {videoMegabytes} Mo ; un lien vers YouTube ou Vimeo convient aussi.',
      'Si la connexion se coupe, l’envoi reprend là où il s’est arrêté. Nous retirons des fichiers le lieu et les données de l’appareil. Ne montrez que des personnes qui ont donné leur accord ; pour les enfants, l’accord des parents est nécessaire.',
    ],
  },
  'review-desk': {
    title: 'Répondre aux avis et en demander',
    teaser: 'Ce que vous pouvez répondre, contester et signaler, et comment demander des avis.',
    also: 'réponse mauvais avis supprimer contester invitation QR code badge',
    blocks: [
      'Avec Premium, vous répondez une fois à chaque avis sous « Avis », et pouvez modifier votre réponse. N’écrivez pas qui pourrait être l’auteur de l’avis.',
      'Personne ne peut faire retirer un avis parce qu’il déplaît. Si quelqu’un n’a jamais été dans votre établissement, contestez l’avis ; cela fonctionne aussi sans Premium. S’il enfreint les [règles](/review-rules), signalez-le.',
      'Demandez des avis avec un lien ou un QR code, le même pour tous. Les récompenses sont interdites.',
    ],
  },
  messages: {
    title: 'Messages et événements',
    teaser: 'Les demandes des familles, les portes ouvertes et les autres dates.',
    also: 'demande formulaire de contact boîte de réception portes ouvertes calendrier date',
    blocks: [
      'Sur les fiches Premium, les familles peuvent vous écrire sans voir votre adresse. Les messages se trouvent dans l’Espace école sous « Messages » ; votre réponse part par e-mail. Nous les supprimons au bout de douze mois.',
      'Sous « Événements », vous saisissez vos portes ouvertes et d’autres dates. Les familles les ajoutent à leur agenda ; ce qui est passé disparaît tout seul.',
    ],
  },
  figures: {
    title: 'Comprendre les statistiques',
    teaser: 'Ce que signifient les visites et les clics, et comment nous comptons.',
    also: 'consultations visiteurs chiffres clics analyse',
    blocks: [
      'La vue d’ensemble montre combien de fois votre fiche a été ouverte, par combien de personnes différentes par jour, et sur quoi elles ont cliqué. Nous comptons sans cookies et sans garder d’adresses ; vos propres visites et les moteurs de recherche ne comptent pas.',
      'Les chiffres de toute période se téléchargent sous forme de tableau.',
    ],
  },
  notifications: {
    title: 'Régler les notifications',
    teaser: 'Quels e-mails vous recevez et comment les arrêter.',
    also: 'e-mail désabonner cloche message rapport hebdomadaire',
    blocks: [
      'Sous « Notifications », vous choisissez si nous écrivons tout de suite en cas de nouveau message et le lendemain matin en cas de nouvel avis, si vous recevez les consultations une fois par semaine, et si les nouveautés d’Aulario apparaissent dans les notifications.',
      'Chacun de ces e-mails s’arrête en un clic, sans connexion.',
    ],
  },
  support: {
    title: 'Obtenir notre aide',
    teaser: 'Quatre façons de nous joindre et nos délais de réponse.',
    also: 'assistance ticket chat téléphone contact délai de réponse',
    blocks: [
      'Dans l’Espace école, sous « Aide », vous nous joignez de quatre façons ; chaque demande reçoit un numéro et un fil où vous répondez. Avec Premium, nous répondons dans les 24 heures.',
      'Sans Espace école, écrivez-nous par le [formulaire de contact](/about#contact).',
    ],
  },
}
