/** The page that explains how results are ordered. */
export const ordering = {
  'ordering.metaTitle': 'Comment nous classons les résultats · Aulario',
  'ordering.metaDescription':
    'Les règles selon lesquelles Aulario trouve et classe les établissements, le poids des avis et l’effet des positions payantes.',
  'ordering.title': 'Comment nous classons les résultats',
  'ordering.intro':
    'Chaque liste d’Aulario suit des règles fixes, les mêmes pour tous les établissements. Les voici en entier.',
  'ordering.relevance': 'Pertinence',
  'ordering.relevance.1': 'En premier, l’établissement dont vous avez saisi le numéro officiel.',
  'ordering.relevance.2': 'Puis les établissements qui portent exactement ce nom.',
  'ordering.relevance.3':
    'Ensuite ceux dont le nom ou le type contient tous les mots ; puis ceux qui correspondent par un synonyme ou une abréviation ; puis ceux dont un mot commence par le texte saisi ; enfin ceux pour lesquels nous supposons une faute de frappe.',
  'ordering.relevance.4':
    'Si le texte contient une ville ou un code postal, les établissements qui s’y trouvent viennent d’abord, puis ceux des environs, du plus proche au plus éloigné. Si le texte se limite à une ville, avec ou sans caractéristique comme « privé », les établissements d’enseignement général passent avant les autres. Dans chaque groupe, le classement suit la note, puis le nombre de données officielles connues, puis la distance au centre.',
  'ordering.relevance.5':
    'À égalité, les établissements les mieux renseignés passent devant : données officielles, emplacement, nombre d’avis. Ni la note ni l’argent n’interviennent.',
  'ordering.rating': 'Note',
  'ordering.rating.text':
    'Nous ajoutons aux avis de chaque établissement sept avis théoriques à 3,5 étoiles. Ainsi, un seul avis à cinq étoiles ne passe pas devant cinquante avis à 4,8. Les avis de plus de trois ans comptent pour moitié. La formule : (somme des étoiles + 7 × 3,5) ÷ (nombre d’avis + 7). La moyenne que nous affichons est la moyenne simple ; elle apparaît à partir de trois avis.',
  'ordering.distance': 'Distance',
  'ordering.distance.text':
    'Nous mesurons à vol d’oiseau. Quand nous ne connaissons que la ville ou le code postal d’un établissement, la distance est précédée du mot « environ » et n’est jamais inférieure à deux kilomètres. Habiter à proximité ne garantit pas une place.',
  'ordering.others': 'Nombre d’avis et nom',
  'ordering.others.text':
    'Le classement se fait par nombre d’avis publiés, du plus élevé au plus faible, ou par ordre alphabétique. À égalité, l’ordre est le même sur chaque page.',
  'ordering.facts': 'Taille et chiffres officiels',
  'ordering.facts.text':
    'Vous pouvez classer les établissements selon le nombre d’élèves et, pour un même type dans un même pays, selon un seul chiffre officiel, par exemple le nombre d’élèves par classe. Seules les valeurs d’une même publication et d’une même année sont comparées ; les établissements sans cette valeur figurent à la fin. Nous n’établissons aucun classement général. Les chiffres qui décrivent les familles ne servent ni à filtrer ni à classer.',
  'ordering.sites': 'Plusieurs sites',
  'ordering.sites.text':
    'Les établissements du même type qui appartiennent, dans la même commune, à un même établissement ou à un même regroupement scolaire (istituto) partagent une ligne et comptent une fois. La ligne affiche le site qui correspond le mieux et nomme les autres sites concernés. Pour l’instant, les répertoires officiels n’indiquent ces liens que pour Hambourg et pour les établissements publics d’Italie ; les établissements privés d’Italie partagent une ligne si leur nom et leur adresse sont identiques. La carte montre chaque site.',
  'ordering.sponsored': 'Annonces',
  'ordering.sponsored.text':
    'Dans le classement par pertinence, jusqu’à deux établissements Premium peuvent figurer tout en haut de la première page s’ils correspondent au texte et aux filtres. Ils portent la mention « Annonce ». La liste qui suit est la même que sans annonces ; les autres classements n’en contiennent aucune.',
  'ordering.home': 'La sélection de la page d’accueil',
  'ordering.home.text':
    'La page d’accueil présente trois établissements, les mêmes pour tous les visiteurs d’une même langue. Dans chacune des villes du pays qui comptent le plus d’établissements, nous prenons celui qui arrive en tête d’une recherche sur cette ville, si possible en variant les types. Seuls comptent donc les avis et le nombre de données officielles, et non ce qu’un établissement écrit sur lui-même ou paie.',
  'ordering.missing': 'Établissements absents des listes',
  'ordering.missing.text':
    'Les établissements fermés, les administrations et les instituts de formation des enseignants, ainsi que les établissements qui ne souhaitent pas apparaître dans la recherche. Leurs pages restent accessibles par leur adresse. Les établissements pour adultes, à l’hôpital et en prison n’apparaissent que si vous les demandez, dans le texte ou par le filtre.',
  'ordering.version': 'Version du {day}',
} as const
