import type { deskNav as german } from './de.ts'

export const deskNav: Record<keyof typeof german, string> = {
  'desk.nav.decide': 'Décider',
  'desk.nav.keep': 'Gérer',
  'desk.nav.watch': 'Suivi',
  'desk.nav.tickets': 'Messages à l’équipe',
  'desk.nav.schools': 'Établissements',
  'desk.nav.imports': 'Imports',
  'desk.nav.users': 'Comptes',
  'desk.nav.ruleLists': 'Listes de mots',
  'desk.nav.searches': 'Recherches sans résultat',
  'desk.nav.synonyms': 'Synonymes',
  'desk.nav.updates': 'Nouveautés',
  'desk.nav.figures': 'Chiffres de la modération',
  'desk.nav.jobs': 'Tâches et e-mails',
}
