/** Messages of pages without their network or server; fetched in all languages while a page is idle. */
export const connection = {
  'connection.title': 'Keine Verbindung',
  'connection.waits': 'Alles auf dieser Seite ist noch da. Sobald das Netz wieder da ist, geht es weiter.',
  'connection.unsent': 'Alle Eingaben sind noch da; bitte gleich noch einmal versuchen.',
  'connection.retry': 'Noch einmal versuchen',
  'error.request': 'Nummer für Rückfragen: {id}',
  'error.away.title': 'Wir sind gleich wieder da',
  'error.away.text':
    'Die Website erreicht gerade ihre Daten nicht. Wir arbeiten daran. Bitte versucht es in ein paar Minuten noch einmal.',
} as const
