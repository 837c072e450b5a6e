/** Messages that there is no network; fetched in all languages while a page is idle. */
export const connection = {
  'connection.title': 'Keine Verbindung',
  'connection.waits': 'Alles auf dieser Seite ist noch da. Sobald das Netz wieder da ist, geht es weiter.',
  'connection.unsent': 'Alle Eingaben sind noch da; bitte gleich noch einmal versuchen.',
  'connection.retry': 'Noch einmal versuchen',
} as const
