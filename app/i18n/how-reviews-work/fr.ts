/** The page that explains how reviews are written, checked, ordered and kept. */
export const howReviewsWork = {
  'howReviews.title': 'Comment fonctionnent les avis',
  'howReviews.metaDescription':
    'Qui peut donner un avis sur Aulario, comment nous vérifions et classons les avis, comment la moyenne est calculée et quels sont les droits de chacun.',
  'howReviews.intro':
    'Un avis n’aide que si l’on peut s’y fier. Nous expliquons donc en détail comment les avis sont recueillis, ce que nous vérifions et ce que nous ne pouvons pas savoir. Les règles sont les mêmes pour tous les établissements.',
  'howReviews.who': 'Qui peut donner son avis',
  'howReviews.who.text':
    'Toutes les personnes qui connaissent un établissement par elles-mêmes : parents, élèves, anciens élèves, personnel. Il faut un compte avec une adresse e-mail confirmée ; nous n’acceptons pas les adresses jetables. Chaque personne peut donner un avis par établissement ; un nouvel avis remplace l’ancien. Les personnes qui gèrent la fiche d’un établissement ne peuvent pas donner d’avis sur lui. Nous ne vérifions pas au préalable si la personne a vraiment fréquenté l’établissement ; quand nous le savons, l’avis l’indique.',
  'howReviews.checks': 'Vérifications automatiques',
  'howReviews.checks.text':
    'Avant la publication, un outil automatisé lit chaque texte. S’il ne trouve rien, l’avis est publié immédiatement. Il le retient pour examen dans les cas suivants :',
  'howReviews.checks.1': 'noms de personnes, numéros de téléphone, adresses postales, e-mail ou web',
  'howReviews.checks.2': 'insultes, informations sur la santé d’une personne et répétitions dénuées de sens',
  'howReviews.checks.3': 'textes très semblables à un autre avis',
  'howReviews.checks.4': 'nombreux avis en peu de temps depuis un compte ou un réseau, ou sur un même établissement',
  'howReviews.checks.5': 'avis venant du réseau où l’établissement lui-même est connecté',
  'howReviews.checks.6': 'nouveau texte après un refus',
  'howReviews.checks.note':
    'L’outil automatisé ne refuse jamais rien. Le nombre d’étoiles ne joue aucun rôle dans ces vérifications.',
  'howReviews.people': 'Décisions de la modération',
  'howReviews.people.text':
    'Une personne de la modération examine les avis retenus, en général sous {hours} heures. Si un avis est refusé, ou retiré plus tard, nous indiquons à son auteur la règle, le passage et la raison, avant que l’avis disparaisse. Nous ne modifions aucun texte. L’auteur peut suivre l’état de son avis dans son compte et est informé par e-mail. Les personnes qui gèrent la fiche de l’établissement ou ont écrit l’avis ne participent pas à la décision.',
  'howReviews.order': 'Affichage et ordre des avis',
  'howReviews.order.text':
    'Nous affichons tous les avis publiés, bons ou mauvais. Les plus récents viennent d’abord ; vous pouvez aussi afficher en premier les plus utiles, les meilleurs ou les moins bons. À égalité, le plus récent passe devant. Chaque avis indique sa date de publication, ses éventuelles modifications et, si elle est connue, la date de l’expérience.',
  'howReviews.average': 'Comment la moyenne est calculée',
  'howReviews.average.text':
    'La moyenne est la moyenne simple des étoiles de tous les avis publiés. Elle s’affiche à partir de trois avis. Pour le classement par note, nous ajoutons sept avis théoriques à 3,5 étoiles, et les avis de plus de trois ans comptent pour moitié. Ainsi, un seul avis à cinq étoiles ne passe pas devant cinquante à 4,8.',
  'howReviews.average.formula': '(somme des étoiles + 7 × 3,5) ÷ (nombre + 7)',
  'howReviews.verified': 'Ce que veut dire « vérifié »',
  'howReviews.verified.text':
    'Chaque compte a une adresse e-mail confirmée. Quand nous en savons davantage, l’avis l’indique. Personne ne peut s’attribuer ces mentions :',
  'howReviews.verified.invited':
    'Invitation : la personne a utilisé le lien unique que l’établissement donne à toutes les familles.',
  'howReviews.verified.proof':
    'Justificatif : la personne a présenté un justificatif à la modération, par exemple une carte scolaire. L’établissement ne le voit jamais ; nous supprimons le fichier après la décision, au bout de {days} jours au plus tard.',
  'howReviews.verified.domain':
    'Adresse de l’établissement : le compte a une adresse e-mail confirmée du domaine de l’établissement.',
  'howReviews.money': 'L’argent ne change rien',
  'howReviews.money.text':
    'Qu’un établissement ait Premium ou non, les avis, leur nombre, leur moyenne et leur ordre sont les mêmes. Aucun établissement ne peut acheter, supprimer ou reléguer des avis. S’il ne souhaite pas afficher les textes sur sa fiche, ils figurent sur une page à part ; la moyenne, le nombre et la répartition restent sur la fiche. Personne ne doit recevoir ni promettre quoi que ce soit pour un avis. Si nous constatons qu’un établissement a récompensé des avis, en a écrit lui-même ou a exercé des pressions, sa fiche l’indiquera pendant 90 jours.',
  'howReviews.dispute': 'Contestations et signalements',
  'howReviews.dispute.text':
    'Tout avis peut être signalé, même sans compte. Un établissement peut contester un avis ; il lui suffit d’affirmer que la personne ne l’a jamais fréquenté. Nous interrogeons alors cette personne, qui a {days} jours pour répondre. D’ici là, l’avis porte la mention « en cours de vérification », reste visible et compte dans la moyenne. La modération décide ensuite s’il est maintenu. L’établissement ne saura jamais qui l’a écrit. Il peut contester au plus {max} avis en même temps.',
  'howReviews.objection': 'Réclamation',
  'howReviews.objection.text':
    'Si votre avis est refusé ou retiré, vous pouvez le réécrire une fois. Vous pouvez aussi faire gratuitement une réclamation pendant {months} mois, une fois par décision. Elle sera examinée par une personne qui n’a pas pris la première décision. Vous pouvez aussi vous adresser à un organe de règlement extrajudiciaire des litiges ou à un tribunal.',
  'howReviews.storage': 'Durées de conservation',
  'howReviews.storage.1':
    'Un avis et ses versions précédentes, jusqu’à ce que vous le supprimiez. Seule la modération voit les versions précédentes.',
  'howReviews.storage.2':
    'Si vous supprimez votre compte, vos avis sont supprimés avec lui, sauf si vous choisissez de les laisser en ligne sans votre nom.',
  'howReviews.storage.3':
    'Un brouillon écrit avant la connexion : {draft} jours. Une empreinte de votre réseau, qui ne permet pas de retrouver votre adresse : {trace} jours.',
  'howReviews.storage.4': 'Un justificatif : jusqu’à la décision, {days} jours au plus.',
  'howReviews.storage.5': 'Le nom et l’adresse des auteurs de signalements : jusqu’à {months} mois après la décision.',
  'howReviews.storage.6':
    'Les décisions de la modération avec leurs motifs : sans limite de durée, pour qu’elles restent vérifiables.',
  'howReviews.country': 'Particularités selon le pays',
  'howReviews.country.text':
    'Les élèves peuvent donner leur avis dès l’âge auquel la loi leur permet de consentir eux-mêmes à ce type de service ; ils le confirment en cochant une case. Nous ne demandons pas la date de naissance. En Espagne, l’expérience doit en outre remonter à {days} jours au plus, sauf si l’on est encore dans l’établissement (Ley 10/2025).',
  'howReviews.country.age': '{country} : à partir de {age} ans',
  'howReviews.contact': 'Questions',
  'howReviews.contact.rules': 'Règles pour les avis',
  'howReviews.contact.ordering': 'Comment nous classons les résultats',
  'howReviews.contact.write': 'Écrivez-nous',
  'howReviews.version': 'Version du {day}',
}
