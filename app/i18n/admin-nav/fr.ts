import type { deskNav as german } from './de.ts'

export const deskNav: Record<keyof typeof german, string> = {
  'adminNav.decide': 'Décisions',
  'adminNav.keep': 'Gestion',
  'adminNav.watch': 'Suivi',
  'adminNav.tickets': 'Messages à l’équipe',
  'adminNav.schools': 'Établissements',
  'adminNav.admissionDates': 'Dates d’inscription',
  'adminNav.imports': 'Imports',
  'adminNav.users': 'Comptes',
  'adminNav.ruleLists': 'Listes de mots',
  'adminNav.searches': 'Recherches sans résultat',
  'adminNav.synonyms': 'Synonymes',
  'adminNav.updates': 'Nouveautés',
  'adminNav.mailings': 'E-mails groupés',
  'adminNav.terms': 'Conditions',
  'adminNav.figures': 'Chiffres',
  'adminNav.jobs': 'Tâches et e-mails',
  'adminNav.title': 'Administration',
  'adminNav.reasons': 'Textes types',
  'adminNav.open': 'en attente',
}
