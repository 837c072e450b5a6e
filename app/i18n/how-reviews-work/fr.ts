/** The page that explains how reviews are written, checked, ordered and kept. */
export const howReviewsWork = {
  'howReviews.title': 'Comment fonctionnent les avis',
  'howReviews.metaDescription':
    'Qui peut donner son avis sur Aulario, comment nous vérifions et classons les avis, comment se calcule la moyenne et quels sont les droits de chacun.',
  'howReviews.intro':
    'Un avis n’aide que si l’on peut s’y fier. Nous expliquons donc en détail comment naissent les avis, ce que nous vérifions et ce que nous ne pouvons pas savoir. Les règles sont les mêmes pour tous les établissements.',
  'howReviews.who': 'Qui peut donner son avis',
  'howReviews.who.text':
    'Toutes les personnes qui connaissent un établissement par elles-mêmes : parents, élèves, anciens élèves, personnel. Il faut un compte avec une adresse e-mail confirmée ; nous n’acceptons pas les adresses jetables. Chaque personne a un avis par établissement ; un nouvel avis remplace l’ancien. Les personnes qui gèrent la fiche d’un établissement ne peuvent pas donner d’avis sur lui. Nous ne vérifions pas d’avance si quelqu’un y était vraiment ; quand nous le savons, c’est indiqué.',
  'howReviews.checks': 'Ce qui est vérifié automatiquement',
  'howReviews.checks.text':
    'Avant la publication, un outil automatisé lit chaque texte. S’il ne trouve rien, l’avis paraît aussitôt. Il le retient en cas de :',
  'howReviews.checks.1': 'noms de personnes, numéros de téléphone, adresses postales, e-mail ou web',
  'howReviews.checks.2': 'insultes, indications sur la santé de personnes et répétitions dénuées de sens',
  'howReviews.checks.3': 'textes très semblables à un autre avis',
  'howReviews.checks.4': 'nombreux avis en peu de temps depuis un compte ou un réseau, ou sur un même établissement',
  'howReviews.checks.5': 'avis venant du réseau où l’établissement lui-même est connecté',
  'howReviews.checks.6': 'nouveau texte après un refus',
  'howReviews.checks.note':
    'L’outil automatisé ne refuse jamais rien. Le nombre d’étoiles ne joue aucun rôle dans ces vérifications.',
  'howReviews.people': 'Ce que des personnes décident',
  'howReviews.people.text':
    'Quelqu’un de la modération examine les avis retenus, en général sous 72 heures. Si un avis est refusé, ou retiré plus tard, nous indiquons la règle, le passage et la raison, et cela avant qu’il disparaisse. Nous ne modifions aucun texte. L’état est visible dans le compte et annoncé par e-mail. Les personnes qui gèrent la fiche de l’établissement ou ont écrit l’avis ne participent pas à la décision.',
  'howReviews.order': 'Ce qui est affiché, et dans quel ordre',
  'howReviews.order.text':
    'Nous montrons tous les avis publiés, bons ou mauvais. Les plus récents viennent d’abord ; on peut aussi choisir les plus utiles, les meilleurs ou les moins bons d’abord. À égalité, le plus récent passe devant. Chaque avis indique son jour, une modification ultérieure et, si elle est donnée, la date de l’expérience.',
  'howReviews.average': 'Comment se calcule la moyenne',
  'howReviews.average.text':
    'La moyenne est la moyenne simple des étoiles de tous les avis publiés. Elle s’affiche à partir de trois avis. Pour l’ordre par note, nous ajoutons sept avis théoriques à 3,5 étoiles, et ceux de plus de trois ans comptent pour moitié. Ainsi, un seul avis à cinq étoiles ne passe pas devant cinquante à 4,8.',
  'howReviews.average.formula': '(somme des étoiles + 7 × 3,5) ÷ (nombre + 7)',
  'howReviews.verified': 'Ce que veut dire « vérifié »',
  'howReviews.verified.text':
    'Chaque compte a une adresse e-mail confirmée. Nous n’en savons davantage que lorsque l’avis l’indique. Personne ne peut s’attribuer ces mentions :',
  'howReviews.verified.invited':
    'Invitation : la personne est venue par le lien unique que l’établissement donne à toutes les familles.',
  'howReviews.verified.proof':
    'Justificatif : la personne a montré quelque chose à la modération, par exemple une carte scolaire. L’établissement ne le voit jamais ; nous supprimons le fichier après la décision, au plus tard après {days} jours.',
  'howReviews.verified.domain':
    'Adresse de l’établissement : le compte a une adresse e-mail confirmée sous le domaine propre de l’établissement.',
  'howReviews.money': 'L’argent ne change rien',
  'howReviews.money.text':
    'Qu’un établissement ait Premium ou non, les avis, leur nombre, leur moyenne et leur ordre sont les mêmes. Aucun établissement ne peut acheter, supprimer ou reléguer des avis. S’il ne souhaite pas les textes sur sa fiche, ils se trouvent sur une page à part ; la moyenne, le nombre et la répartition restent sur la fiche. Personne ne doit recevoir ni promettre quoi que ce soit pour un avis. Si nous prouvons qu’un établissement a récompensé des avis, en a écrit lui-même ou a fait pression, sa fiche l’indique pendant 90 jours.',
  'howReviews.dispute': 'Quand un établissement conteste ou que quelqu’un signale',
  'howReviews.dispute.text':
    'Tout avis peut être signalé, même sans compte. Un établissement peut contester un avis ; il lui suffit de dire que la personne n’y a jamais été. Nous interrogeons alors la personne, qui a {days} jours. D’ici là, l’avis porte la mention « en cours de vérification », reste lisible et compte. Ensuite, quelqu’un décide s’il reste. L’établissement n’apprend jamais qui a écrit. Il peut contester au plus {max} avis en même temps.',
  'howReviews.objection': 'Réclamation',
  'howReviews.objection.text':
    'Si votre avis est refusé ou retiré, vous pouvez le réécrire une fois. Vous pouvez aussi faire une réclamation gratuitement pendant {months} mois, une fois par décision. La décision revient alors à une autre personne que la première fois. Vous pouvez par ailleurs vous adresser à un organe de règlement extrajudiciaire des litiges et aux tribunaux.',
  'howReviews.storage': 'Combien de temps nous gardons quoi',
  'howReviews.storage.1':
    'Un avis et ses versions précédentes, jusqu’à ce que vous le supprimiez. Seule la modération voit les versions précédentes.',
  'howReviews.storage.2':
    'Si vous supprimez votre compte, vos avis partent avec lui, sauf si vous les laissez sans votre nom.',
  'howReviews.storage.3':
    'Un brouillon écrit sans être connecté : 7 jours. Une empreinte de votre connexion, d’où l’adresse ne peut pas être lue : 30 jours.',
  'howReviews.storage.4': 'Un justificatif : jusqu’à la décision, {days} jours au plus.',
  'howReviews.storage.5': 'Nom et adresse des personnes qui signalent : jusqu’à six mois après la décision.',
  'howReviews.storage.6':
    'Les décisions de la modération avec leurs motifs : sans limite de durée, pour qu’elles restent vérifiables.',
  'howReviews.country': 'Ce qui change selon le pays',
  'howReviews.country.text':
    'Les élèves peuvent écrire à partir de l’âge où l’on consent soi-même à de tels services, et le confirment en cochant une case ; nous ne demandons pas la date de naissance. En Espagne, l’expérience doit en outre remonter à {days} jours au plus, sauf si l’on est encore dans l’établissement (Ley 10/2025).',
  'howReviews.country.age': '{country} : à partir de {age} ans',
  'howReviews.contact': 'Questions',
  'howReviews.contact.rules': 'Règles pour les avis',
  'howReviews.contact.ordering': 'Comment nous classons les résultats',
  'howReviews.contact.write': 'Écrivez-nous',
  'howReviews.version': 'Version du {day}',
}
