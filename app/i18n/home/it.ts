/** The home page. */
export const home = {
  'home.title': 'Aulario: trova, confronta e valuta le scuole',
  'home.slogan': 'Trova, confronta e valuta le scuole.',
  'home.headline': 'Trova la scuola che fa per te.',
  'home.intro': {
    one: '{count} scuola in cinque Paesi, con recensioni indipendenti.',
    many: '{count} di scuole in cinque Paesi, con recensioni indipendenti.',
    other: '{count} scuole in cinque Paesi, con recensioni indipendenti.',
  },
  'home.introEmpty': 'Scuole in cinque Paesi, con recensioni indipendenti.',
  'home.nearMe': 'Vicino a me',
  'home.examples': 'Per esempio',
  'home.featured': 'Una selezione di scuole',
  'home.steps': 'Come funziona',
  'home.step.search': 'Cerca',
  'home.step.search.text':
    'Basta un nome, una località o un CAP. I filtri restringono la ricerca per tipo di scuola, offerta e distanza.',
  'home.step.compare': 'Confronta',
  'home.step.compare.text': 'Fino a cinque scuole fianco a fianco.',
  'home.step.rate': 'Valuta',
  'home.step.rate.text':
    'Le famiglie raccontano la loro esperienza. Ogni recensione viene controllata; anche quelle critiche restano.',
  'home.countries': 'Scuole in cinque Paesi',
  'home.band': 'Dirige una scuola?',
  'home.band.text': 'Mostri alle famiglie che cosa distingue la Sua scuola e ci segnali se un dato non è corretto.',
  'home.band.link': 'Aulario per le scuole',
} as const
