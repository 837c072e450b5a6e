/** Messages of pages that failed, do not exist or have no network; loaded in all languages while a page is idle. */
export const connection = {
  'connection.title': 'Keine Verbindung',
  'connection.waits': 'Alle Eingaben auf dieser Seite sind noch da. Sobald das Netz wieder da ist, geht es weiter.',
  'connection.away': 'Die Website antwortet gerade nicht',
  'connection.awayWaits':
    'Alle Eingaben auf dieser Seite sind noch da. Sobald die Website wieder antwortet, geht es weiter.',
  'connection.unsent': 'Alle Eingaben sind noch da; bitte gleich noch einmal versuchen.',
  'connection.retry': 'Noch einmal versuchen',
  'connection.resend': 'Noch einmal senden',
  'notFound.text':
    'Unter dieser Adresse gibt es nichts. Vielleicht hat sich ein Tippfehler eingeschlichen oder die Seite ist umgezogen.',
  'error.text': 'Da ist etwas schiefgegangen. Bitte in ein paar Minuten noch einmal versuchen.',
  'error.retry': 'Noch einmal versuchen',
  'error.form.title': 'Dieses Formular konnten wir nicht annehmen',
  'error.form.text':
    'Es war zu groß oder enthielt etwas, das hier nicht vorgesehen ist. Bitte zurückgehen, lange Texte kürzen und noch einmal senden.',
  'error.request': 'Nummer für Rückfragen: {id}',
  'error.away.title': 'Wir sind gleich wieder da',
  'error.away.text':
    'Die Website erreicht gerade ihre Datenbank nicht. Wir arbeiten daran. Bitte in ein paar Minuten noch einmal versuchen.',
} as const
