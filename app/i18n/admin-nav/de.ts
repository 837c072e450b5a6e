/** The navigation of the admin. */
export const deskNav = {
  'desk.nav.decide': 'Entscheiden',
  'desk.nav.keep': 'Pflegen',
  'desk.nav.watch': 'Überblick',
  'desk.nav.tickets': 'Nachrichten ans Team',
  'desk.nav.schools': 'Schulen',
  'desk.nav.imports': 'Importläufe',
  'desk.nav.users': 'Konten',
  'desk.nav.ruleLists': 'Wortlisten',
  'desk.nav.searches': 'Erfolglose Suchen',
  'desk.nav.synonyms': 'Synonyme',
  'desk.nav.updates': 'Neuigkeiten',
  'desk.nav.figures': 'Zahlen der Moderation',
  'desk.nav.jobs': 'Aufträge und Mails',
} as const
