export const resultNotes = {
  'results.concession.word': 'In questa ricerca non abbiamo tenuto conto di «{words}».',
  'results.concession.type': 'Qui non conosciamo scuole del tipo «{words}». Ecco altre scuole.',
  'results.concession.first': {
    one: 'Per la maggior parte delle scuole di questa zona i registri non indicano se «{words}» si applica. Su un totale di {total}, viene prima {count} con questa indicazione.',
    many: 'Per la maggior parte delle scuole di questa zona i registri non indicano se «{words}» si applica. Su un totale di {total}, vengono prima le {count} con questa indicazione.',
    other:
      'Per la maggior parte delle scuole di questa zona i registri non indicano se «{words}» si applica. Su un totale di {total}, vengono prima le {count} con questa indicazione.',
  },
  'results.concession.some':
    'Per la maggior parte delle scuole di questa zona i registri non indicano se «{words}» si applica. Quelle con questa indicazione vengono per prime.',
  'results.concession.unknown': 'Per le scuole di questa zona i registri non indicano se «{words}» si applica.',
  'results.concession.none':
    'Secondo i registri, «{words}» non si applica a nessuna scuola di questa zona. Ecco altre scuole.',
  'results.otherwise.place': 'Oppure {place}?',
  'results.otherwise.name': 'Cerca come nome',
  'results.best': 'In ordine di valutazione delle famiglie. Non pubblichiamo classifiche delle scuole migliori.',
  'results.within': 'Solo scuole entro {distance}.',
  'results.widened': 'Più vicino ci sono pochi risultati. Abbiamo cercato in un raggio di {distance}.',
  'results.wholeCity':
    'Non sappiamo in quale quartiere di {city} si trovi ogni scuola. Ecco i risultati per tutta la città.',
  'results.way.about': 'I minuti sono approssimativi, lungo le strade, dal centro della località.',
  'results.way.transit': 'Con i mezzi pubblici si parte alle 7:45 del prossimo giorno di scuola.',
  'results.way.away': 'Al momento i minuti non si possono misurare. Questo elenco non è limitato dal percorso.',
  'results.way.beyond': {
    one: 'Sono misurati solo i percorsi verso le scuole più vicine. Manca {count} scuola più lontana.',
    many: 'Sono misurati solo i percorsi verso le scuole più vicine. Mancano {count} di scuole più lontane.',
    other: 'Sono misurati solo i percorsi verso le scuole più vicine. Mancano {count} scuole più lontane.',
  },
  'results.way.rough': {
    one: 'Manca {count} scuola perché la sua posizione è nota solo in modo approssimativo.',
    many: 'Mancano {count} di scuole perché la loro posizione è nota solo in modo approssimativo.',
    other: 'Mancano {count} scuole perché la loro posizione è nota solo in modo approssimativo.',
  },
  'results.shared': 'Tutte le scuole di questa pagina: {words}',
  'results.unreviewed': 'ancora senza recensioni',
} as const
