import type { deskNav as german } from './de.ts'

export const deskNav: Record<keyof typeof german, string> = {
  'adminNav.decide': 'Decisioni',
  'adminNav.keep': 'Gestione',
  'adminNav.watch': 'Controllo',
  'adminNav.tickets': 'Messaggi al team',
  'adminNav.schools': 'Scuole',
  'adminNav.imports': 'Importazioni',
  'adminNav.users': 'Account',
  'adminNav.ruleLists': 'Elenchi di parole',
  'adminNav.searches': 'Ricerche senza risultato',
  'adminNav.synonyms': 'Sinonimi',
  'adminNav.updates': 'Novità',
  'adminNav.mailings': 'Invii',
  'adminNav.terms': 'Condizioni',
  'adminNav.figures': 'Dati',
  'adminNav.jobs': 'Attività ed e-mail',
  'adminNav.title': 'Amministrazione',
  'adminNav.reasons': 'Testi tipo',
  'adminNav.open': 'in attesa',
}
