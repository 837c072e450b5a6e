/** The badge that schools show on their own sites, and the page where they copy its code. */
export const badge = {
  'badge.title': 'Le recensioni sul Suo sito',
  'badge.intro':
    'Mostri sul Suo sito che cosa dicono le famiglie della Sua scuola. Il badge non ha bisogno di script né di cookie, si aggiorna da solo ed è gratuito per ogni scuola.',
  'badge.fair':
    'Mostra sempre tutte le recensioni e la loro media; quelle negative non si possono nascondere. Anche l’impostazione «Mostra le recensioni» toglie solo i testi dalla Sua scheda: numero e media restano, qui come lì. La media compare a partire da 3 recensioni.',
  'badge.language': 'Lingua',
  'badge.theme': 'Colori',
  'badge.theme.auto': 'Secondo le impostazioni del visitatore',
  'badge.theme.light': 'Chiaro',
  'badge.theme.dark': 'Scuro',
  'badge.size': 'Dimensione',
  'badge.size.large': 'Grande, con il nome',
  'badge.size.small': 'Piccolo',
  'badge.show': 'Mostra',
  'badge.preview': 'Anteprima',
  'badge.frame': 'Codice per un riquadro (iframe)',
  'badge.frame.hint': 'Si adatta alla larghezza e si usa anche da tastiera.',
  'badge.picture': 'Codice per un’immagine (img)',
  'badge.picture.hint': 'Per sistemi che non ammettono riquadri.',
  'badge.frames': 'Scheda e mappa della scuola per il Suo sito',
  'badge.code': 'Codice QR della scheda',
  'badge.code.text':
    'Per la bacheca, una lettera ai genitori o il Suo sito: porta alla scheda pubblica della Sua scuola, dove le famiglie possono leggere tutto e scrivere una recensione. Lo chieda a tutte le famiglie, non solo a quelle soddisfatte.',
  'badge.code.alt': 'Codice QR che porta a {address}',
  'badge.code.download': 'Scarica il codice QR (SVG)',
  'badge.caption': 'Recensioni di {name} su Aulario',
  'badge.noAverage': 'Ancora nessuna media',
  'badge.label': {
    one: '{name}: {average} stelle su 5 da {count} recensione su Aulario',
    many: '{name}: {average} stelle su 5 da {count} recensioni su Aulario',
    other: '{name}: {average} stelle su 5 da {count} recensioni su Aulario',
  },
  'badge.label.few': {
    one: '{name}: {count} recensione su Aulario, ancora nessuna media',
    many: '{name}: {count} recensioni su Aulario, ancora nessuna media',
    other: '{name}: {count} recensioni su Aulario, ancora nessuna media',
  },
} as const
