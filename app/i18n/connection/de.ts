/** Messages of pages that failed, do not exist or have no network; loaded in all languages while a page is idle. */
export const connection = {
  'connection.title': 'Keine Verbindung',
  'connection.waits': 'Alles auf dieser Seite ist noch da. Sobald das Netz wieder da ist, geht es weiter.',
  'connection.away': 'Die Website antwortet gerade nicht',
  'connection.awayWaits': 'Alles auf dieser Seite ist noch da. Sobald die Website wieder antwortet, geht es weiter.',
  'connection.unsent': 'Alle Eingaben sind noch da; bitte gleich noch einmal versuchen.',
  'connection.retry': 'Noch einmal versuchen',
  'connection.resend': 'Noch einmal senden',
  'notFound.text':
    'Unter dieser Adresse gibt es nichts. Vielleicht hat sich ein Tippfehler eingeschlichen oder die Seite ist umgezogen.',
  'error.text': 'Da ist etwas schiefgegangen. Bitte versucht es in ein paar Minuten noch einmal.',
  'error.retry': 'Noch einmal versuchen',
  'error.form.title': 'Dieses Formular konnten wir nicht annehmen',
  'error.form.text':
    'Es war zu groß oder enthielt etwas, das hier nicht vorgesehen ist. Geht bitte zurück, kürzt lange Texte und sendet es noch einmal.',
  'error.request': 'Nummer für Rückfragen: {id}',
  'error.away.title': 'Wir sind gleich wieder da',
  'error.away.text':
    'Die Website erreicht gerade ihre Daten nicht. Wir arbeiten daran. Bitte versucht es in ein paar Minuten noch einmal.',
} as const
