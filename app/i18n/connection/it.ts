export const connection = {
  'connection.title': 'Nessuna connessione',
  'connection.waits': 'Il contenuto di questa pagina non è andato perso. Il caricamento riprende appena torna la rete.',
  'connection.away': 'Al momento il sito non risponde',
  'connection.awayWaits':
    'Il contenuto di questa pagina non è andato perso. Il caricamento riprende appena il sito risponde di nuovo.',
  'connection.unsent': 'I dati inseriti sono stati conservati; si può riprovare tra un momento.',
  'connection.retry': 'Riprova',
  'connection.resend': 'Invia di nuovo',
  'notFound.text':
    'A questo indirizzo non c’è nulla. Forse c’è un errore di battitura oppure la pagina è stata spostata.',
  'error.text': 'Qualcosa è andato storto. Riprova tra qualche minuto.',
  'error.retry': 'Riprova',
  'error.form.title': 'Non abbiamo potuto accettare questo modulo',
  'error.form.text':
    'Era troppo grande o conteneva qualcosa di imprevisto. Torna alla pagina precedente, abbrevia i testi lunghi e invialo di nuovo.',
  'error.request': 'Riferimento per eventuali domande: {id}',
  'error.away.title': 'Torniamo tra poco',
  'error.away.text':
    'Al momento il sito non riesce a raggiungere i suoi dati. Ci stiamo lavorando. Riprova tra qualche minuto.',
}
