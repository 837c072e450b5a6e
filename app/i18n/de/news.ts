/** What people are told: the list behind the bell. */
export const news = {
  'news.unread': 'Ungelesen:',
  'news.read': 'Gelesen',
  'news.readAll': 'Alles als gelesen markieren',
  'news.newest': 'Zu den neuesten',
  'news.older': 'Ältere',
  'news.choose': 'Benachrichtigungen einstellen',
  'news.empty': 'Noch nichts Neues',
  'news.emptyText': 'Hier steht, was auf Aulario geschieht und dich angeht. Nach zwölf Monaten verschwindet es wieder.',
  'news.review': 'Neue Bewertung: {school}',
  'news.message': 'Neue Nachricht: {school}',
  'news.ticket': 'Antwort zur Nummer {number}',
  'news.savedSearch': 'Neue Treffer für „{name}“: {count}',
} as const
