import type { LawText } from '../legal-text.ts'

export const fr: LawText = {
  title: 'Politique de confidentialité',
  description: 'Quelles données Aulario traite, pourquoi, combien de temps, et quels sont vos droits.',
  intro:
    'Vous pouvez chercher, lire et comparer sans compte et sans que nous sachions qui vous êtes. Cette page indique quelles données nous traitons, dans quels cas, sur quelle base juridique et pendant combien de temps (articles 13 et 14 du RGPD).',
  sections: [
    {
      id: 'summary',
      title: 'L’essentiel',
      blocks: [
        {
          list: [
            'Pas de publicité de tiers, pas de pistage, pas de profilage. Les polices, cartes, images et scripts proviennent de notre propre serveur.',
            'Des cookies uniquement pour les services que vous avez demandés. C’est pourquoi aucun bandeau ne vous demande d’autorisation.',
            'Votre position ne sert qu’à ce pour quoi vous la partagez ; nous ne la conservons pas.',
            'Un établissement ne peut jamais savoir qui a écrit un avis.',
            'Vous pouvez à tout moment [récupérer ou supprimer vos données](/account/data).',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Responsable du traitement',
      blocks: [
        { insert: 'operator' },
        { when: 'dataProtectionOfficer', text: 'Délégué à la protection des données : {dataProtectionOfficer}.' },
        {
          when: 'noDataProtectionOfficer',
          union:
            'Nous ne sommes pas tenus de désigner un délégué à la protection des données (article 37 du RGPD, article 38 de la loi allemande BDSG). Nous répondons aux questions sur la protection des données à l’adresse {email}.',
          british:
            'Nous ne sommes pas tenus de désigner un délégué à la protection des données (article 37 du RGPD et du UK GDPR). Nous répondons aux questions sur la protection des données à l’adresse {email}.',
        },
        {
          when: 'britishRepresentative',
          text: 'Représentant au Royaume-Uni (article 27 du UK GDPR) : {britishRepresentative}.',
        },
        {
          when: 'unionRepresentative',
          text: 'Représentant dans l’Union européenne (article 27 du RGPD) : {unionRepresentative}.',
        },
      ],
    },
    {
      id: 'visit',
      title: 'Quand vous visitez le site',
      blocks: [
        'Pour vous envoyer une page, notre serveur a besoin de votre adresse IP. Le journal ne contient que l’heure, le chemin, le statut et la durée : ni adresse ni texte saisi. Base juridique : notre intérêt légitime à un fonctionnement sûr (article 6, paragraphe 1, point f, du RGPD).',
        'Pour prévenir les abus, nous comptons les formulaires envoyés depuis une même connexion. Nous enregistrons pour cela une empreinte à la place de l’adresse. La base juridique est la même.',
        'Les établissements voient combien de fois leur fiche a été consultée. Nous comptons sans cookies : à partir de l’adresse, du navigateur et d’une clé aléatoire du jour, nous calculons un identifiant qui est effacé avec la clé à la fin de la journée. Il ne reste que des totaux. Base juridique : notre intérêt légitime à des statistiques sans surveillance (article 6, paragraphe 1, point f, du RGPD).',
        'Nous comptons les recherches sans résultat sans aucun lien avec vous, afin d’améliorer la recherche. Les textes qui ressemblent à un nom ou à une adresse ne sont pas conservés.',
        'Si vous partagez votre position, elle nous sert à trouver le code postal le plus proche. Seul ce code figure dans l’adresse de la page. Base juridique : votre consentement dans le navigateur (article 6, paragraphe 1, point a, du RGPD).',
        'Si vous mesurez des distances à partir d’une adresse, nous la recherchons une seule fois et ne la conservons pas ; elle reste dans votre navigateur. Base juridique : notre intérêt légitime à répondre à votre demande (article 6, paragraphe 1, point f, du RGPD).',
        {
          when: 'ways',
          text: 'Si vous demandez combien de minutes il faut jusqu’à une école, ou jusqu’où vous pouvez aller, votre navigateur envoie le point, arrondi à environ 100 m, à notre serveur. Celui-ci calcule avec un service que nous exploitons nous-mêmes ; rien n’en est conservé, journalisé ni transmis. Base juridique : votre consentement, que vous pouvez y retirer à tout moment (article 6, paragraphe 1, point a), du RGPD).',
        },
        'Si vous demandez les dates d’un enfant, nous n’utilisons son mois de naissance et le lieu ou territoire que pour répondre et ne les conservons pas. Votre navigateur ne garde l’enfant en mémoire que si vous le souhaitez ; à votre retour sur la page, il nous demande les dates du territoire sans mentionner l’enfant. Base juridique : notre intérêt légitime à répondre à votre question (article 6, paragraphe 1, point f), du RGPD).',
        'Si vous composez une tournée de portes ouvertes, ou demandez à votre appareil de retenir quand vous avez consulté quel établissement, votre navigateur nous interroge sur ces dates et ces établissements pour montrer ce qui a changé. Nous n’en conservons ni n’en journalisons rien. Base juridique\u202f: notre intérêt légitime à répondre à votre demande (article 6, paragraphe 1, point f), du RGPD).',
        'Si vous partagez une liste, votre navigateur la chiffre avant de nous l’envoyer. La clé figure dans le lien, après le signe #, qu’aucun navigateur ne transmet : nous ne pouvons pas lire la liste, et son identifiant ne figure pas dans notre journal. Pour afficher les informations sur les établissements, votre navigateur nous les demande ; nous n’enregistrons pas ce qu’il demande. Base juridique : notre intérêt légitime à mettre la liste à votre disposition (article 6, paragraphe 1, point f, du RGPD).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage sur votre appareil',
      blocks: [
        {
          union:
            'Nous n’enregistrons que ce qui est nécessaire à un service que vous avez expressément demandé. La loi le permet sans consentement (article 25, paragraphe 2, point 2, de la loi allemande TDDDG, article 82 de la loi Informatique et Libertés et règles correspondantes des autres pays). Ces listes sont complètes ; un test les compare au logiciel.',
          british:
            'Nous n’enregistrons que ce qui est nécessaire à un service que vous avez expressément demandé. La loi le permet sans consentement (article 6 des Privacy and Electronic Communications Regulations 2003, article 82 de la loi Informatique et Libertés et règles correspondantes des autres pays). Ces listes sont complètes ; un test les compare au logiciel.',
        },
        { insert: 'cookies' },
        { insert: 'storage' },
      ],
    },
    {
      id: 'account',
      title: 'Quand vous avez un compte',
      blocks: [
        'Pour créer un compte, vous devez indiquer une adresse e-mail et un mot de passe, dont nous ne gardons qu’une empreinte. Le nom, la photo et les coordonnées sont facultatifs. À chaque connexion, nous enregistrons l’adresse IP et le navigateur, pour que vous puissiez repérer une connexion inconnue et y mettre fin. Pour une clé d’accès, nous enregistrons la clé publique et le navigateur avec lequel vous l’avez créée ; l’empreinte digitale, le visage ou le code restent sur votre appareil. Base juridique : le contrat relatif au compte (article 6, paragraphe 1, point b, du RGPD) et, pour la sécurité, notre intérêt légitime (point f).',
        {
          when: 'google',
          text: 'Si vous cliquez sur « Continuer avec Google », vous passez sur le site de Google (Google Ireland Limited, Dublin ; un transfert vers les États-Unis est possible, décision d’adéquation relative au cadre de protection des données UE-États-Unis). Google nous communique votre adresse e-mail, votre nom et un identifiant. Sans ce clic, Google ne reçoit aucune information.',
        },
        'Nous vous envoyons les e-mails liés au compte : confirmations, alertes de sécurité, décisions. Vous pouvez désactiver tous les autres sous [Notifications](/account/notifications) et d’un clic dans chaque e-mail. Vous ne recevez les nouveautés d’Aulario, sans publicité pour des tiers, que si vous les y activez. Base juridique : votre consentement (point a), et pour les autres notre intérêt à vous informer du service que vous utilisez (point f). Si un e-mail nous revient, nous le notons pour ne plus en envoyer à cette adresse.',
      ],
    },
    {
      id: 'reminders',
      title: 'Lorsque vous demandez des rappels pour vos enfants',
      blocks: [
        'Pour pouvoir vous écrire 14 et 3 jours avant les délais et les autres dates d’inscription, nous enregistrons dans votre compte le mois de naissance de vos enfants et le territoire où ils vivent : ni nom, ni jour de naissance, ni adresse. Nous notons aussi les dates déjà rappelées, afin qu’aucun e-mail ne soit envoyé deux fois.',
        'Base juridique : votre consentement (article 6, paragraphe 1, point a), du RGPD), que vous donnez par une case distincte et que nous consignons avec la date et la version du texte (article 7, paragraphe 1). Vous pouvez le retirer à tout moment sous [Enfants et rappels](/account/children) ; nous supprimons alors aussitôt tous les enfants. Un clic dans chaque e-mail arrête les rappels, sans connexion.',
      ],
    },
    {
      id: 'reviews',
      title: 'Quand vous donnez un avis sur un établissement',
      blocks: [
        'Nous publions le texte, les étoiles, le nom que vous avez choisi et ce que vous indiquez sur votre expérience. Base juridique : les conditions d’utilisation (article 6, paragraphe 1, point b, du RGPD). Avant la publication, un outil automatisé recherche les noms, les coordonnées, les insultes et les envois en série et peut retenir le texte ; seule une personne peut le refuser (article 22 du RGPD). Pour lutter contre les faux avis, nous gardons brièvement une empreinte de votre réseau, dont l’adresse ne peut être déduite (point f). Vous trouverez plus de détails sous [Comment fonctionnent les avis](/how-reviews-work).',
        'Un justificatif que vous présentez volontairement n’est vu que par l’équipe de modération. Base juridique : votre consentement (point a), que vous pouvez retirer à tout moment.',
        'Toute personne en âge de consentir elle-même à un tel service (article 8 du RGPD) peut donner un avis, c’est-à-dire à partir de cet âge : {ages}.',
      ],
    },
    {
      id: 'matters',
      title: 'Quand vous faites un signalement ou qu’un avis vous nomme',
      blocks: [
        'Si vous signalez un avis ou une donnée erronée, votre nom et votre adresse nous servent à vous répondre. L’autre partie n’en a pas connaissance. Base juridique : nos obligations au titre des articles 16 et 17 du règlement (UE) 2022/2065 (article 6, paragraphe 1, point c, du RGPD) et notre intérêt à des données exactes (point f). Les décisions sont conservées sans noms et sans limite, pour rester vérifiables.',
        'Les avis portent sur des établissements, pas sur des personnes. Si votre nom y figure malgré tout, vous pouvez demander l’effacement, la rectification ou l’accès, sans compte : [formulaire pour les personnes citées](/named-in-a-review). Nous tenons alors ces données de la personne qui a écrit (article 14 du RGPD).',
      ],
    },
    {
      id: 'schools',
      title: 'Quand vous gérez la fiche d’un établissement',
      blocks: [
        'Si vous demandez à gérer la fiche d’un établissement, nous vérifions votre fonction, votre explication et, si nécessaire, un justificatif. Nous enregistrons ensuite qui gère la fiche et qui l’a modifiée. Base juridique : le contrat (article 6, paragraphe 1, point b, du RGPD) et l’intérêt des établissements à ce que leur fiche ne soit pas gérée par des inconnus (point f).',
        'Les données sur les établissements proviennent de [répertoires](/data-sources) publics. Nous n’importons pas les noms des chefs d’établissement et du personnel, même lorsqu’ils y figurent.',
      ],
    },
    {
      id: 'orders',
      title: 'Quand vous commandez Premium',
      blocks: [
        {
          union:
            'Nous enregistrons le nom, l’adresse, l’e-mail, le cas échéant le numéro de TVA, la commande et la facture. Base juridique : le contrat (article 6, paragraphe 1, point b, du RGPD) et les obligations de conservation du droit fiscal (point c ; § 147 AO, § 14b UStG, article 369 duodecies de la directive 2006/112/CE).',
          british:
            'Nous enregistrons le nom, l’adresse, l’e-mail, le cas échéant le numéro de TVA, la commande et la facture. Base juridique : le contrat (article 6, paragraphe 1, point b, du RGPD) et les obligations de conservation du droit fiscal et du droit des sociétés (point c ; Value Added Tax Act 1994, annexe 11, Companies Act 2006, article 388, article 369 de la directive 2006/112/CE).',
        },
        {
          when: 'stripe',
          text: 'Le paiement se fait sur la page de Stripe (Stripe Payments Europe, Limited, Dublin). Stripe reçoit de nous l’adresse e-mail, le montant et la commande et recueille lui-même les données de paiement, en tant que responsable distinct ; un transfert vers les États-Unis est possible (cadre de protection des données UE-États-Unis). Nous ne voyons pas les données de votre carte.',
        },
      ],
    },
    {
      id: 'messages',
      title: 'Quand vous nous écrivez ou que vous écrivez à un établissement',
      blocks: [
        'Les données que vous envoyez par le formulaire de contact nous servent à vous répondre ; vous en recevez une copie. Nous enregistrons aussi la version du présent texte que vous avez acceptée et l’heure de votre accord. Base juridique : votre consentement (article 6, paragraphe 1, point a, du RGPD) ou, pour une question sur un contrat, ce contrat (point b). Vous pouvez retirer votre consentement à tout moment pour l’avenir.',
        'Si vous écrivez à un établissement, il reçoit votre nom, votre adresse et le texte afin de vous répondre. Il est alors lui-même responsable de ces données.',
      ],
    },
    {
      id: 'recipients',
      title: 'Qui reçoit des données',
      blocks: [
        {
          list: [
            'Les membres de notre équipe, dans la mesure où leur tâche l’exige.',
            'Les prestataires pour les serveurs et l’envoi d’e-mails, qui agissent selon nos instructions (article 28 du RGPD).',
            'Toutes les personnes qui lisent le site : ce que vous publiez.',
            'Les autorités, si une loi nous y oblige, par exemple en cas de soupçon d’infraction contre la vie (article 18 du règlement (UE) 2022/2065).',
          ],
        },
        { when: 'host', text: 'Nos serveurs sont hébergés par : {host}.' },
        {
          when: 'mapServer',
          union:
            'La carte détaillée vient de {mapServer}. Elle n’est chargée qu’avec votre accord (article 6, paragraphe 1, point a, du RGPD, article 25, paragraphe 1, de la TDDDG) ; ce serveur reçoit alors votre adresse IP. Vous pouvez retirer votre accord sous la carte.',
          british:
            'La carte détaillée vient de {mapServer}. Elle n’est chargée qu’avec votre accord (article 6, paragraphe 1, point a, du RGPD, article 6 des Privacy and Electronic Communications Regulations 2003) ; ce serveur reçoit alors votre adresse IP. Vous pouvez retirer votre accord sous la carte.',
        },
        {
          union:
            'Certains établissements renvoient à des vidéos chez YouTube (Google Ireland Limited) ou Vimeo (Vimeo.com, Inc., États-Unis). Une vidéo n’est chargée que lorsque vous la lancez ; avant cela, ces fournisseurs ne reçoivent aucune donnée. Base juridique : votre consentement (article 6, paragraphe 1, point a, du RGPD, article 25, paragraphe 1, de la TDDDG), que vous donnez en lançant la vidéo. Des données peuvent alors être transférées aux États-Unis, sur la base du cadre de protection des données UE-États-Unis ou de votre consentement (article 49 du RGPD).',
          british:
            'Certains établissements renvoient à des vidéos chez YouTube (Google Ireland Limited) ou Vimeo (Vimeo.com, Inc., États-Unis). Une vidéo n’est chargée que lorsque vous la lancez ; avant cela, ces fournisseurs ne reçoivent aucune donnée. Base juridique : votre consentement (article 6, paragraphe 1, point a, du RGPD, article 6 des Privacy and Electronic Communications Regulations 2003), que vous donnez en lançant la vidéo. Des données peuvent alors être transférées aux États-Unis, sur la base du cadre de protection des données UE-États-Unis ou de votre consentement (article 49 du RGPD).',
        },
        {
          union:
            'Par ailleurs, nous ne transmettons et ne vendons aucune donnée. Un transfert hors de l’Union européenne n’a lieu que dans les cas indiqués sur cette page.',
          british:
            'Par ailleurs, nous ne transmettons et ne vendons aucune donnée. Nous traitons les données au Royaume-Uni, dont la Commission européenne a constaté la protection adéquate (article 45 du RGPD). Un transfert vers d’autres pays hors de l’Union européenne n’a lieu que dans les cas indiqués sur cette page.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Combien de temps nous conservons les données',
      blocks: [
        'Passé ces délais, les données sont effacées automatiquement : un programme s’exécute toutes les heures. Ce tableau est tiré des règles qu’il applique. Des données peuvent subsister dans des sauvegardes jusqu’à leur remplacement ; si l’une d’elles est restaurée, les effacements sont exécutés de nouveau.',
        { insert: 'retention' },
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        {
          list: [
            'Accès et copie (articles 15 et 20) : sous forme de fichier dans le compte, sous [Mes données](/account/data), sinon sur demande.',
            'Rectification (article 16) : vous-même dans le compte, ou sur demande.',
            'Effacement (article 17) : dans le compte, sous [Mes données](/account/data). Le compte est immédiatement bloqué et masqué, puis effacé après {restoreDays} jours.',
            'Limitation du traitement (article 18).',
            'Retrait d’un consentement pour l’avenir (article 7, paragraphe 3).',
            'Réclamation auprès d’une autorité de contrôle (article 77).',
          ],
        },
        'Pour exercer ces droits, écrivez à {email}. Nous répondons dans un délai d’un mois. Rien ne vous oblige à nous communiquer des données ; mais un compte exige une adresse e-mail, et une facture une adresse postale.',
      ],
    },
    {
      id: 'objection',
      title: 'Votre droit d’opposition',
      blocks: [
        'Lorsque nous nous fondons sur un intérêt légitime (article 6, paragraphe 1, point f, du RGPD), vous pouvez vous y opposer à tout moment pour des raisons tenant à votre situation particulière (article 21 du RGPD). Nous cessons alors de traiter les données, sauf si nous pouvons démontrer des motifs légitimes et impérieux ou si elles sont nécessaires à l’exercice de droits en justice. Un message à {email} suffit.',
      ],
    },
    {
      id: 'authorities',
      title: 'Autorités de contrôle',
      blocks: [
        'Notre autorité de contrôle est : {authority}. Vous pouvez aussi vous adresser à celle du pays où vous vivez :',
        { insert: 'authorities' },
      ],
    },
    {
      id: 'uk',
      title: 'Royaume-Uni',
      blocks: [
        {
          union:
            'Le UK GDPR et le Data Protection Act 2018 s’appliquent aux personnes au Royaume-Uni. Leurs articles portent les mêmes numéros et donnent les mêmes droits ; l’autorité compétente est l’Information Commissioner (ICO). Les cookies relèvent des Privacy and Electronic Communications Regulations 2003.',
          british:
            'Nous sommes établis au Royaume-Uni. Le UK GDPR et le Data Protection Act 2018 s’appliquent à tout ce que nous traitons, et le RGPD de l’Union européenne aussi aux personnes qui s’y trouvent. Lorsque cette page cite un article du RGPD, l’article du UK GDPR de même numéro s’applique également (les articles 22A à 22D au lieu de l’article 22), et aux transferts vers les États-Unis l’extension britannique du cadre de protection des données UE-États-Unis. Vous pouvez nous adresser une réclamation à {email} ; nous en accusons réception dans les 30 jours et vous communiquons le résultat (Data Protection Act 2018, article 164A). L’autorité compétente est l’Information Commissioner (ICO). Les cookies relèvent des Privacy and Electronic Communications Regulations 2003.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      blocks: [
        'En cas de modification, la date de la nouvelle version figure en haut de la page et les versions antérieures sont énumérées en bas. En cas de changement important, nous écrivons à tous les titulaires d’un compte.',
      ],
    },
  ],
}
