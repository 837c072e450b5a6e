/** The home page. */
export const home = {
  'home.title': 'Aulario : trouver, comparer et évaluer les établissements scolaires',
  'home.slogan': 'Trouver, comparer, évaluer les établissements scolaires.',
  'home.headline': 'Trouver l’établissement qui vous convient.',
  'home.intro': {
    one: '{count} établissement dans cinq pays, avec des avis indépendants.',
    many: '{count} d’établissements dans cinq pays, avec des avis indépendants.',
    other: '{count} établissements dans cinq pays, avec des avis indépendants.',
  },
  'home.introEmpty': 'Des établissements dans cinq pays, avec des avis indépendants.',
  'home.nearMe': 'Près de moi',
  'home.examples': 'Par exemple',
  'home.featured': 'Une sélection d’établissements',
  'home.steps': 'Comment ça marche',
  'home.step.search': 'Chercher',
  'home.step.search.text':
    'Un nom, une ville ou un code postal suffit. Affinez ensuite par type d’établissement, offre ou distance.',
  'home.step.compare': 'Comparer',
  'home.step.compare.text': 'Jusqu’à cinq établissements côte à côte.',
  'home.step.rate': 'Évaluer',
  'home.step.rate.text':
    'Les familles racontent leur expérience. Chaque avis est contrôlé avant publication ; les avis critiques restent en ligne eux aussi.',
  'home.countries': 'Des établissements dans cinq pays',
  'home.band': 'Vous représentez un établissement ?',
  'home.band.text':
    'Montrez aux familles ce qui distingue votre établissement et signalez-nous toute information inexacte.',
  'home.band.link': 'Aulario pour les établissements',
} as const
