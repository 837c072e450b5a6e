/** The home page. */
export const home = {
  'home.title': 'Aulario: trova, confronta e valuta le scuole',
  'home.slogan': 'Trova, confronta e valuta le scuole.',
  'home.headline': 'Trova la scuola che fa per te.',
  'home.intro': {
    one: 'Su Aulario trovi {count} scuola dai registri ufficiali, con recensioni su cui il denaro non influisce.',
    many: 'Su Aulario trovi {count} di scuole dai registri ufficiali, con recensioni su cui il denaro non influisce.',
    other: 'Su Aulario trovi {count} scuole dai registri ufficiali, con recensioni su cui il denaro non influisce.',
  },
  'home.introEmpty': 'Scuole dai registri ufficiali, con recensioni su cui il denaro non influisce.',
  'home.nearMe': 'Vicino a me',
  'home.examples': 'Per esempio',
  'home.featured': 'Una selezione di scuole',
  'home.steps': 'Come funziona',
  'home.step.search': 'Cerca',
  'home.step.search.text':
    'Basta un nome, una località o un CAP. I filtri restringono la ricerca per tipo di scuola, offerta e distanza.',
  'home.step.compare': 'Confronta',
  'home.step.compare.text':
    'Ogni scheda riporta gli stessi dati nello stesso ordine, quelli ufficiali con fonte e data.',
  'home.step.rate': 'Valuta',
  'home.step.rate.text':
    'Le famiglie raccontano la loro esperienza. Ogni recensione viene controllata prima della pubblicazione; anche quelle critiche restano.',
  'home.countries': 'Scuole in cinque Paesi',
  'home.band': 'Lei dirige una scuola?',
  'home.band.text': 'Mostri alle famiglie che cosa distingue la Sua scuola e ci segnali se un dato non è corretto.',
  'home.band.link': 'Aulario per le scuole',
} as const
