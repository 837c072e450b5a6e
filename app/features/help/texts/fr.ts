import type { HelpTexts } from './help-text.ts'

export const fr: HelpTexts = {
  finding: {
    title: 'Trouver un établissement',
    teaser: 'Le champ de recherche, les filtres, la carte et ce que signifie la distance.',
    also: 'recherche champ rayon distance filtres carte code postal ville autour de moi',
    blocks: [
      'Le champ de recherche accepte un nom, une ville, un code postal ou les deux ensemble, par exemple « lycée lyon 3 ». Les accents, les abréviations et les petites fautes de frappe ne posent pas de problème.',
      {
        steps: [
          'Cherchez une ville ou un code postal.',
          'Sous « Filtres », choisissez le type, l’offre et le rayon. Chaque choix indique le nombre d’établissements restants.',
          'Passez de la liste à la carte avec « Carte ». L’adresse dans votre navigateur contient toute votre recherche : vous pouvez donc la partager.',
        ],
      },
      'L’ordre des résultats est expliqué sous [Comment nous classons les résultats](/ordering). Les distances sont mesurées à vol d’oiseau ; habiter à proximité ne garantit pas une place.',
    ],
  },
  comparing: {
    title: 'Enregistrer et comparer des établissements',
    teaser: 'Une sélection, avec ou sans compte, et jusqu’à {compared} établissements côte à côte.',
    also: 'favoris liste comparaison imprimer tableau',
    blocks: [
      'Le bouton « Enregistrer » d’une carte ou d’une fiche ajoute l’établissement à votre sélection. Sans compte, il reste sur cet appareil ; quand vous vous connectez, vous le retrouvez dans votre compte, sous [Établissements enregistrés](/account/favourites).',
      'La [comparaison](/compare) affiche jusqu’à {compared} établissements côte à côte. Vous pouvez y afficher les différences seulement, l’imprimer et la télécharger.',
    ],
  },
  reviewing: {
    title: 'Écrire un avis',
    teaser: 'Ce dont vous avez besoin, ce que l’avis doit contenir et sous quel nom il est publié.',
    also: 'noter étoiles expérience opinion anonyme pseudonyme',
    blocks: [
      {
        steps: [
          'Ouvrez la fiche de l’établissement et choisissez « Écrire un avis ». Vous devez avoir un compte avec une adresse e-mail confirmée.',
          'Attribuez une note et racontez en 50 à 3 000 caractères ce que vous avez vécu. Parlez de l’établissement, jamais de personnes : n’indiquez aucun nom ni aucune information sur la santé de quelqu’un.',
          'Choisissez le nom sous lequel l’avis sera publié.',
        ],
      },
      'Les [règles pour les avis](/review-rules) indiquent ce qui est permis ; la page [Comment fonctionnent les avis](/how-reviews-work) décrit notre contrôle. Vous pouvez écrire un avis par établissement, le modifier et le supprimer à tout moment.',
    ],
  },
  'after-reviewing': {
    title: 'Mon avis est en attente, refusé ou retiré',
    teaser: 'Comment nous vérifions les avis et comment faire une réclamation.',
    also: 'pas publié contrôle contestation recours contesté preuve justificatif',
    blocks: [
      'La plupart des avis sont publiés immédiatement. Si le contrôle relève un problème, une personne examine l’avis ; vous recevez le résultat par e-mail.',
      'Si nous refusons ou retirons un avis, nous citons la règle et la phrase. Sous [Mes avis](/account/reviews), vous pouvez le réécrire ou faire une réclamation dans les {objectionMonths} mois ; une autre personne décidera.',
      'Si l’établissement affirme que vous ne l’avez jamais fréquenté, nous vous interrogeons et vous avez {answerDays} jours pour répondre. L’avis reste visible en attendant. Un justificatif est utile ; nous ne le montrons à personne d’extérieur à la modération.',
    ],
  },
  reporting: {
    title: 'Signaler un problème',
    teaser: 'Un avis, une information erronée ou votre propre nom sur Aulario.',
    also: 'signalement faux illicite insultant vie privée nommé erreur correction',
    blocks: [
      'Utilisez le lien « Signaler » sous l’avis. Aucun compte n’est nécessaire ; vous recevrez un numéro, puis la décision et ses motifs.',
      'Si votre nom figure dans un avis, utilisez le [formulaire pour les personnes citées](/named-in-a-review).',
      'Si une information sur un établissement est inexacte, signalez-la depuis sa fiche. Nous la vérifierons dans le répertoire officiel.',
    ],
  },
  account: {
    title: 'Compte et connexion',
    teaser: 'Inscription, mot de passe oublié, changement d’adresse, authentification à deux facteurs.',
    also: 'inscription mot de passe oublié confirmation e-mail changer Google second facteur authentification deux facteurs code appareil déconnexion',
    blocks: [
      'Après l’[inscription](/auth?mode=signup), nous vous envoyons un lien par e-mail. Si vous ne le recevez pas, vérifiez vos courriers indésirables, puis demandez un nouvel envoi.',
      'Si vous avez oublié votre mot de passe, [demandez un lien](/auth/forgot) pour en choisir un nouveau. Il est valable une heure.',
      'Sous [Connexion et sécurité](/account/security), vous pouvez changer le mot de passe et l’adresse e-mail, ajouter des clés d’accès, activer l’authentification à deux facteurs et voir sur quels appareils votre session est ouverte.',
    ],
  },
  leaving: {
    title: 'Récupérer mes données ou supprimer mon compte',
    teaser: 'Tout télécharger, vous désabonner, supprimer ou garder vos avis.',
    also: 'export RGPD accès résilier supprimer désabonner',
    blocks: [
      'Sous [Mes données](/account/data), vous pouvez télécharger tout ce que nous conservons sur vous ou supprimer votre compte. Il est bloqué immédiatement et définitivement supprimé après {restoreDays} jours ; d’ici là, le lien reçu par e-mail permet de le rétablir.',
      'Lors de la suppression, vous choisissez si vos avis restent en ligne sans votre nom ou sont supprimés eux aussi.',
      'Vous pouvez désactiver les e-mails que vous ne souhaitez pas recevoir sous [Notifications](/account/notifications) ou par le lien qui figure au bas de chacun d’eux.',
    ],
  },
  claiming: {
    title: 'Gérer la fiche de votre établissement',
    teaser: 'Avec un code envoyé à l’adresse officielle, ou avec un justificatif.',
    also: 'reprendre revendiquer propriétaire code direction justificatif absente nouvelle registre répertoire ajouter',
    blocks: [
      {
        steps: [
          'Cherchez votre établissement sous [Gérer la fiche de mon établissement](/claim). S’il n’y figure pas, ajoutez-le sur cette page.',
          'Faites envoyer un code à l’adresse e-mail du répertoire officiel et saisissez-le. Vous pourrez gérer la fiche immédiatement.',
          'Si vous n’avez pas accès à cette adresse, envoyez un justificatif. Nous l’examinerons et vous répondrons par e-mail.',
        ],
      },
      'Si une autre personne gère déjà la fiche, nous l’interrogeons avant de décider.',
    ],
  },
  colleagues: {
    title: 'Travailler à plusieurs',
    teaser: 'Inviter d’autres personnes et passer d’un établissement à l’autre.',
    also: 'inviter droits éditeur propriétaire plusieurs personnes successeur',
    blocks: [
      'Sous [Mes établissements](/account/schools), les responsables peuvent inviter d’autres personnes : des responsables, avec tous les droits, ou des contributeurs, qui tiennent le contenu à jour mais n’invitent personne. Ils peuvent aussi y retirer un accès.',
      'Si vous gérez plusieurs fiches d’établissement, passez de l’une à l’autre en haut de l’Espace établissement.',
    ],
  },
  groups: {
    title: 'Gérer plusieurs établissements en tant que groupe',
    teaser:
      'Toutes les fiches dans un tableau, des textes communs, des imports de fichiers et des droits par établissement.',
    also: 'groupe académie réseau gestionnaire collectivité modification groupée CSV Excel importer',
    blocks: [
      {
        steps: [
          'Créez un groupe sous [Groupes et académies](/account/groups).',
          'Les responsables d’une fiche invitent votre groupe sous « Qui gère la fiche », ou vous nous présentez un justificatif pour plusieurs établissements à la fois.',
          'Choisissez plusieurs établissements dans le tableau et saisissez une seule fois les textes ou les coordonnées. Vous pouvez aussi importer vos données depuis un fichier CSV ou Excel. Vous voyez chaque modification avant de l’appliquer et pouvez tout annuler en une fois.',
        ],
      },
      'Invitez d’autres personnes et choisissez les établissements que vous leur confiez. Les responsables des fiches gardent tous leurs droits. Premium reste attaché à chaque établissement.',
    ],
  },
  facts: {
    title: 'Corriger l’adresse, le téléphone et d’autres informations',
    teaser: 'Les données du répertoire officiel, les vôtres et la demande de correction.',
    also: 'changer adresse registre répertoire officiel faux numéro site web position carte',
    blocks: [
      'Les données du répertoire officiel restent signalées comme telles. Vos propres données s’affichent à côté et priment ; aucun import ne les remplace.',
      'Si une information officielle est inexacte, demandez une correction depuis la fiche. Jusqu’à notre décision, les deux valeurs sont visibles. Prévenez aussi l’organisme qui tient le répertoire.',
    ],
  },
  premium: {
    title: 'Commander Premium',
    teaser: 'Prix, paiement, facture, et ce que Premium ne change pas.',
    also: 'prix payer facture virement carte coût abonnement licence collectivité',
    blocks: [
      {
        registered:
          'Premium coûte {price} TTC : un paiement unique, sans abonnement, pour un accès à vie garanti au moins {guaranteedYears} ans. Il est attaché à l’établissement, pas à votre compte.',
        unregistered:
          'Premium coûte {price} au total : un paiement unique, sans abonnement, pour un accès à vie garanti au moins {guaranteedYears} ans. Il est attaché à l’établissement, pas à votre compte.',
      },
      'Sous [Premium](/premium), commandez pour un établissement dont vous gérez la fiche : avec paiement immédiat, ou sur facture avec votre propre référence. Vous trouverez ensuite la facture sous [Commandes et factures](/account/orders).',
      'Premium ne change rien aux avis : leur nombre, leur moyenne et leur ordre sont les mêmes avec ou sans Premium.',
    ],
  },
  refund: {
    title: 'Remboursement',
    teaser: 'En un clic, ou par rétractation, même sans vous connecter.',
    also: 'rétractation argent annuler avoir',
    blocks: [
      'Dans les {refundDays} jours qui suivent le paiement, l’acheteur peut obtenir le remboursement en un clic, sous [Commandes et factures](/account/orders). Premium prend alors fin immédiatement ; ce qui dépasse l’offre gratuite est masqué et conservé un an.',
      'Vous pouvez aussi vous rétracter sans vous connecter, avec le [formulaire de rétractation](/withdrawal). Nous enverrons alors un lien de confirmation à l’adresse de la commande.',
    ],
  },
  profile: {
    title: 'Rédiger les textes et le profil pédagogique',
    teaser: 'Description, dix rubriques, langues, brouillons et versions précédentes.',
    also: 'description aperçu brouillon versions langue traduire projet',
    blocks: [
      'Chaque établissement a une description courte. Premium ajoute une description détaillée et dix rubriques du profil pédagogique, des langues aux distinctions.',
      'Chaque texte est rédigé dans une langue. Les visiteurs le voient dans la leur si elle existe, sinon dans la première langue saisie. Vos modifications sont d’abord enregistrées dans un brouillon, visible dans l’aperçu ; vous trouverez les anciennes versions sous « Versions antérieures ».',
    ],
  },
  media: {
    title: 'Ajouter des photos et des vidéos',
    teaser: 'Le nombre, la taille et les formats admis, et les accords nécessaires.',
    also: 'image téléverser logo vidéo YouTube Vimeo taille format supprimer',
    blocks: [
      'Sans Premium, la fiche affiche une photo ; avec Premium, jusqu’à {images} photos, {videos} vidéos et un logo. Une photo peut peser {imageMegabytes} Mo, une vidéo (MP4, WebM ou Ogg) {videoMegabytes} Mo ; un lien vers YouTube ou Vimeo convient aussi.',
      'Si la connexion se coupe, l’envoi reprend là où il s’est arrêté. Nous supprimons des fichiers le lieu et les données de l’appareil. Ne montrez que des personnes qui ont donné leur accord ; pour les enfants, l’accord des parents est nécessaire.',
    ],
  },
  'review-desk': {
    title: 'Répondre aux avis et en demander',
    teaser: 'Répondre à un avis, le contester ou le signaler, et inviter les familles à donner le leur.',
    also: 'réponse mauvais avis supprimer contester invitation QR code badge',
    blocks: [
      'Avec Premium, vous pouvez publier une réponse à chaque avis sous « Avis », puis la modifier. N’y écrivez pas qui pourrait être l’auteur de l’avis.',
      'Personne ne peut faire retirer un avis au seul motif qu’il déplaît. Si l’auteur n’a jamais fréquenté votre établissement, contestez l’avis ; c’est possible aussi sans Premium. S’il enfreint les [règles](/review-rules), signalez-le.',
      'Demandez des avis avec un lien ou un QR code, le même pour tous. Les récompenses sont interdites.',
    ],
  },
  messages: {
    title: 'Messages et événements',
    teaser: 'Les demandes des familles, les portes ouvertes et les autres événements.',
    also: 'demande formulaire de contact boîte de réception portes ouvertes calendrier date',
    blocks: [
      'Sur les fiches Premium, les familles peuvent vous écrire sans voir votre adresse. Vous trouverez leurs messages dans l’Espace établissement, sous « Messages » ; votre réponse sera envoyée par e-mail. Nous supprimons les messages au bout de {messageMonths} mois.',
      'Sous « Événements », annoncez vos portes ouvertes et d’autres dates. Les familles peuvent les ajouter à leur agenda ; les événements passés sont retirés automatiquement.',
    ],
  },
  figures: {
    title: 'Comprendre les statistiques',
    teaser: 'La signification des consultations et des clics, et notre façon de les compter.',
    also: 'consultations visiteurs chiffres clics analyse',
    blocks: [
      'La vue d’ensemble indique le nombre de consultations de votre fiche, le nombre de visiteurs uniques par jour et les clics de ces visiteurs. Nous comptons sans cookies et sans conserver d’adresses IP ; vos propres visites et celles des moteurs de recherche ne comptent pas.',
      'Vous pouvez télécharger les chiffres de n’importe quelle période sous forme de tableau.',
    ],
  },
  notifications: {
    title: 'Régler les notifications',
    teaser: 'Choisir les e-mails que vous recevez et les arrêter.',
    also: 'e-mail désabonner cloche message rapport hebdomadaire',
    blocks: [
      'Sous « Notifications », choisissez les e-mails que vous recevez : dès l’arrivée d’un message, le lendemain matin d’un nouvel avis, une fois par semaine pour les consultations. Vous pouvez aussi y activer les nouveautés d’Aulario dans les notifications.',
      'Vous pouvez arrêter chacun de ces e-mails en un clic, sans vous connecter.',
    ],
  },
  support: {
    title: 'Obtenir notre aide',
    teaser: 'Quatre façons de nous joindre et nos délais de réponse.',
    also: 'assistance ticket chat téléphone contact délai de réponse',
    blocks: [
      'Dans l’Espace établissement, sous « Assistance », vous pouvez nous joindre de quatre façons. Chaque demande reçoit un numéro et sa propre page, où vous pouvez répondre. Avec Premium, nous répondons dans les {supportHours} heures.',
      'Si vous n’avez pas d’Espace établissement, écrivez-nous par le [formulaire de contact](/about#contact).',
    ],
  },
}
