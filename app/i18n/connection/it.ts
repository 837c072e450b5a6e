export const connection = {
  'connection.title': 'Nessuna connessione',
  'connection.waits': 'Tutto ciò che è in questa pagina è ancora qui. Il caricamento riprende appena torna la rete.',
  'connection.unsent': 'Quanto scritto è ancora lì; si può riprovare tra un momento.',
  'connection.retry': 'Riprova',
}
