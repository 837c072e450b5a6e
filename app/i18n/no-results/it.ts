/** What stands where no list of results does, loaded with its script. */
export const noResults = {
  'results.none': 'Nessuna scuola trovata',
  'results.noneFor': 'Nessuna scuola trovata per «{text}»',
  'results.noneForNear': 'Nessuna scuola trovata per «{text}» vicino a {place}',
  'results.noneHint': 'Controlla l’ortografia oppure cerca per località o CAP.',
  'results.nearMe': 'Per mostrarti le scuole vicine ci serve la tua posizione, oppure aggiungi un CAP.',
  'results.drop': {
    one: 'Senza «{filter}» ce ne sarebbe {count}.',
    many: 'Senza «{filter}» ce ne sarebbero {count}.',
    other: 'Senza «{filter}» ce ne sarebbero {count}.',
  },
  'results.drop.unknown': 'Per {count} di queste il dato non è noto.',
  'results.drop.remove': 'Togli «{filter}»',
  'results.drop.box': 'Area della mappa',
} as const
