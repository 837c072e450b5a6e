/** The navigation of the admin. */
export const deskNav = {
  'adminNav.decide': 'Entscheiden',
  'adminNav.keep': 'Pflegen',
  'adminNav.watch': 'Überblick',
  'adminNav.tickets': 'Nachrichten ans Team',
  'adminNav.schools': 'Schulen',
  'adminNav.imports': 'Importläufe',
  'adminNav.users': 'Konten',
  'adminNav.ruleLists': 'Wortlisten',
  'adminNav.searches': 'Erfolglose Suchen',
  'adminNav.synonyms': 'Synonyme',
  'adminNav.updates': 'Neuigkeiten',
  'adminNav.terms': 'Bedingungen',
  'adminNav.figures': 'Zahlen der Moderation',
  'adminNav.jobs': 'Aufträge und Mails',
} as const
