import type { deskNav as german } from './de.ts'

export const deskNav: Record<keyof typeof german, string> = {
  'adminNav.decide': 'Decide',
  'adminNav.keep': 'Manage',
  'adminNav.watch': 'Monitor',
  'adminNav.tickets': 'Messages to the team',
  'adminNav.schools': 'Schools',
  'adminNav.admissionDates': 'Admission dates',
  'adminNav.imports': 'Imports',
  'adminNav.users': 'Accounts',
  'adminNav.ruleLists': 'Word lists',
  'adminNav.searches': 'Failed searches',
  'adminNav.synonyms': 'Synonyms',
  'adminNav.updates': 'News',
  'adminNav.mailings': 'Mailings',
  'adminNav.terms': 'Terms',
  'adminNav.figures': 'Figures',
  'adminNav.jobs': 'Jobs and emails',
  'adminNav.title': 'Administration',
  'adminNav.reasons': 'Text blocks',
  'adminNav.open': 'open',
}
