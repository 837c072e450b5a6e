export const connection = {
  'connection.title': 'Nessuna connessione',
  'connection.waits': 'Tutto ciò che è in questa pagina è ancora qui. Il caricamento riprende appena torna la rete.',
  'connection.unsent': 'Quanto scritto è ancora lì; si può riprovare tra un momento.',
  'connection.retry': 'Riprova',
  'error.request': 'Riferimento per eventuali domande: {id}',
  'error.away.title': 'Torniamo tra poco',
  'error.away.text':
    'Al momento il sito non riesce a raggiungere i suoi dati. Ci stiamo lavorando. Riprova tra qualche minuto.',
}
