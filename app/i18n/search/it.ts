/** The search field and the visitor's own place, shared by the home page and the results. */
export const search = {
  'home.description':
    'Scuole in Germania, Francia, Spagna, Italia e Regno Unito: dati ufficiali, recensioni controllate e una ricerca che perdona gli errori di battitura.',
  'home.all': 'Vedi tutte le scuole',
  'search.label': 'Nome, località o CAP',
  'search.submit': 'Cerca',
  'search.blank': 'Inserisci un nome, una località o un CAP.',
  'results.count': { one: '{count} scuola', many: '{count} di scuole', other: '{count} scuole' },
  'filter.near.label': 'Località o CAP',
  'filter.near.hint': 'Conserviamo solo il CAP più vicino, non la tua posizione.',
  'filter.near.refused': 'La tua posizione non è disponibile. Inserisci una località o un CAP.',
} as const
