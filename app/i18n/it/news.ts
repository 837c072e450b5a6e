/** What people are told: the list behind the bell. */
export const news = {
  'news.unread': 'Non letto:',
  'news.read': 'Segna come letto',
  'news.readAll': 'Segna tutto come letto',
  'news.newest': 'Alle più recenti',
  'news.older': 'Precedenti',
  'news.choose': 'Impostare le notifiche',
  'news.empty': 'Ancora niente di nuovo',
  'news.emptyText': 'Qui c’è ciò che succede su Aulario e ti riguarda. Scompare dopo dodici mesi.',
  'news.review': 'Nuova recensione: {school}',
  'news.message': 'Nuovo messaggio: {school}',
  'news.ticket': 'Risposta al numero {number}',
  'news.savedSearch': 'Nuovi risultati per «{name}»: {count}',
}
