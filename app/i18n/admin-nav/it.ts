import type { deskNav as german } from './de.ts'

export const deskNav: Record<keyof typeof german, string> = {
  'desk.nav.decide': 'Decidere',
  'desk.nav.keep': 'Gestire',
  'desk.nav.watch': 'Controllo',
  'desk.nav.tickets': 'Messaggi al team',
  'desk.nav.schools': 'Scuole',
  'desk.nav.imports': 'Importazioni',
  'desk.nav.users': 'Account',
  'desk.nav.ruleLists': 'Liste di parole',
  'desk.nav.searches': 'Ricerche senza risultato',
  'desk.nav.synonyms': 'Sinonimi',
  'desk.nav.updates': 'Novità',
  'desk.nav.figures': 'Cifre della moderazione',
  'desk.nav.jobs': 'Attività ed e-mail',
}
