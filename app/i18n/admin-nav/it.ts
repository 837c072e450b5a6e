import type { deskNav as german } from './de.ts'

export const deskNav: Record<keyof typeof german, string> = {
  'adminNav.decide': 'Decisioni',
  'adminNav.keep': 'Gestione',
  'adminNav.watch': 'Panoramica',
  'adminNav.tickets': 'Messaggi al team',
  'adminNav.schools': 'Scuole',
  'adminNav.admissionDates': 'Date d’iscrizione',
  'adminNav.imports': 'Importazioni',
  'adminNav.users': 'Account',
  'adminNav.ruleLists': 'Elenchi di parole',
  'adminNav.searches': 'Ricerche senza risultato',
  'adminNav.synonyms': 'Sinonimi',
  'adminNav.updates': 'Novità',
  'adminNav.mailings': 'E-mail collettive',
  'adminNav.terms': 'Condizioni',
  'adminNav.figures': 'Statistiche',
  'adminNav.jobs': 'Attività ed e-mail',
  'adminNav.title': 'Amministrazione',
  'adminNav.reasons': 'Testi tipo',
  'adminNav.open': 'in attesa',
}
