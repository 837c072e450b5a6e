/** Home page, search field and results. */
export const home = {
  'home.title': 'Aulario: trova, confronta e valuta le scuole',
  'home.description':
    'Scuole in Germania, Francia, Spagna, Italia e Regno Unito: dati ufficiali, recensioni controllate e una ricerca che perdona gli errori di battitura.',
  'home.slogan': 'Trova, confronta e valuta le scuole.',
  'home.headline': 'Trova la scuola che fa per te.',
  'home.intro': {
    one: 'Aulario conosce {count} scuola dai registri ufficiali, con recensioni che nessuno può comprare.',
    many: 'Aulario conosce {count} di scuole dai registri ufficiali, con recensioni che nessuno può comprare.',
    other: 'Aulario conosce {count} scuole dai registri ufficiali, con recensioni che nessuno può comprare.',
  },
  'home.introEmpty': 'Scuole dai registri ufficiali, con recensioni che nessuno può comprare.',
  'home.nearMe': 'Vicino a me',
  'home.examples': 'Per esempio',
  'home.featured': 'Una selezione di scuole',
  'home.all': 'Vedi tutte le scuole',
  'home.steps': 'Come funziona',
  'home.step.search': 'Cerca',
  'home.step.search.text':
    'Basta un nome, una località o un CAP. I filtri restringono la ricerca per tipo di scuola, offerta e distanza.',
  'home.step.compare': 'Confronta',
  'home.step.compare.text':
    'Ogni scheda riporta gli stessi dati nello stesso ordine, quelli ufficiali con fonte e data.',
  'home.step.rate': 'Valuta',
  'home.step.rate.text':
    'Le famiglie raccontano la loro esperienza. Ogni recensione viene controllata, e anche quelle critiche restano.',
  'home.countries': 'Scuole in cinque Paesi',
  'home.band': 'Lei dirige una scuola?',
  'home.band.text': 'Mostri alle famiglie che cosa distingue la Sua scuola e ci segnali se un dato non è corretto.',
  'home.band.link': 'Aulario per le scuole',
  'search.label': 'Nome, località o CAP',
  'search.submit': 'Cerca',
  'search.blank': 'Inserisci un nome, una località o un CAP.',
  'results.title': 'Scuole per «{text}» · Aulario',
  'results.titleAll': 'Tutte le scuole · Aulario',
  'results.count': { one: '{count} scuola', many: '{count} di scuole', other: '{count} scuole' },
  'results.countFor': {
    one: '{count} scuola per «{text}»',
    many: '{count} di scuole per «{text}»',
    other: '{count} scuole per «{text}»',
  },
  'results.none': 'Nessuna scuola trovata',
  'results.noneFor': 'Nessuna scuola trovata per «{text}»',
  'results.noneHint': 'Controlla l’ortografia, togli una parola oppure cerca per località o CAP.',
} as const
