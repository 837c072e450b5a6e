export const searches = {
  'searches.title': 'Ricerche salvate',
  'searches.intro':
    'Puoi salvare 20 ricerche. Se vuoi, ti scriviamo quando nuove scuole corrispondono a una ricerca: subito o una volta alla settimana.',
  'searches.add': 'Salva questa ricerca',
  'searches.look': 'Rivedi la ricerca',
  'searches.name': 'Nome della ricerca',
  'searches.name.missing': 'Dai un nome alla ricerca.',
  'searches.mail': 'E-mail sulle nuove scuole',
  'searches.mail.never': 'Nessuna',
  'searches.mail.weekly': 'Una volta alla settimana',
  'searches.mail.at_once': 'Subito: controlliamo ogni ora',
  'searches.save': 'Salva la ricerca',
  'searches.change': 'Salva le modifiche',
  'searches.open': 'Vedi i risultati',
  'searches.delete': 'Elimina la ricerca',
  'searches.count': {
    one: '{count} scuola all’ultimo controllo',
    many: '{count} di scuole all’ultimo controllo',
    other: '{count} scuole all’ultimo controllo',
  },
  'searches.broad':
    'Più di {most} risultati: non possiamo segnalare i nuovi. Restringi la ricerca, poi salvala di nuovo.',
  'searches.empty': 'Ancora nessuna ricerca salvata',
  'searches.emptyText': 'Puoi salvare la ricerca sotto ogni elenco di risultati.',
  'message.searchSaved': 'Ricerca salvata',
  'message.searchDeleted': 'Ricerca eliminata',
} as const
