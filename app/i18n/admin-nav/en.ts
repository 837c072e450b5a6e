import type { deskNav as german } from './de.ts'

export const deskNav: Record<keyof typeof german, string> = {
  'desk.nav.decide': 'Decide',
  'desk.nav.keep': 'Look after',
  'desk.nav.watch': 'Overview',
  'desk.nav.tickets': 'Messages to the team',
  'desk.nav.schools': 'Schools',
  'desk.nav.imports': 'Imports',
  'desk.nav.users': 'Accounts',
  'desk.nav.ruleLists': 'Word lists',
  'desk.nav.searches': 'Failed searches',
  'desk.nav.synonyms': 'Synonyms',
  'desk.nav.updates': 'News',
  'desk.nav.figures': 'Moderation figures',
  'desk.nav.jobs': 'Jobs and mails',
}
