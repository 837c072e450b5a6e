/** The home page. */
export const home = {
  'home.title': 'Aulario : trouver, comparer et évaluer les écoles',
  'home.slogan': 'Trouver, comparer, évaluer les écoles.',
  'home.headline': 'Trouver l’école qui vous correspond.',
  'home.intro': {
    one: 'Retrouvez sur Aulario {count} établissement des répertoires officiels, avec des avis que l’argent n’influence pas.',
    many: 'Retrouvez sur Aulario {count} d’établissements des répertoires officiels, avec des avis que l’argent n’influence pas.',
    other:
      'Retrouvez sur Aulario {count} établissements des répertoires officiels, avec des avis que l’argent n’influence pas.',
  },
  'home.introEmpty': 'Des établissements des répertoires officiels, avec des avis que l’argent n’influence pas.',
  'home.nearMe': 'Près de moi',
  'home.examples': 'Par exemple',
  'home.featured': 'Une sélection d’établissements',
  'home.steps': 'Comment ça marche',
  'home.step.search': 'Chercher',
  'home.step.search.text':
    'Un nom, une ville ou un code postal suffit. Les filtres affinent selon le type d’établissement, ce qu’il propose et la distance.',
  'home.step.compare': 'Comparer',
  'home.step.compare.text':
    'Chaque fiche donne les mêmes informations dans le même ordre, avec source et date pour les données officielles.',
  'home.step.rate': 'Évaluer',
  'home.step.rate.text':
    'Les familles racontent leur expérience. Chaque avis est contrôlé avant publication ; les avis critiques restent en ligne eux aussi.',
  'home.countries': 'Des établissements dans cinq pays',
  'home.band': 'Vous dirigez un établissement ?',
  'home.band.text':
    'Montrez aux familles ce qui fait le caractère de votre établissement et signalez-nous toute information inexacte.',
  'home.band.link': 'Aulario pour les écoles',
} as const
