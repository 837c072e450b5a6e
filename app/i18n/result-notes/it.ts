export const resultNotes = {
  'results.relaxed.street': 'Nessuna scuola si chiama così. Ecco le scuole all’indirizzo «{dropped}».',
  'results.relaxed.word': 'Qui non abbiamo trovato nulla per «{dropped}»: ecco i risultati senza questo termine.',
  'results.relaxed.area': 'Non abbiamo trovato nulla nei dintorni di «{dropped}». Ecco i risultati più vicini.',
  'results.relaxed.type': 'Qui non abbiamo trovato scuole del tipo «{dropped}». Ecco altre scuole.',
  'results.relaxed.place': 'Qui non abbiamo trovato nulla per «{dropped}». Ecco le scuole della zona.',
  'results.best': 'In ordine di valutazione delle famiglie. Non pubblichiamo classifiche delle scuole migliori.',
  'results.within': 'Solo scuole entro {distance}.',
  'results.widened': 'Più vicino ci sono pochi risultati. Abbiamo cercato in un raggio di {distance}.',
  'results.wholeCity':
    'Non sappiamo in quale quartiere di {city} si trovi ogni scuola. Ecco i risultati per tutta la città.',
} as const
