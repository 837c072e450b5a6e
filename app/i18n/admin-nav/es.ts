import type { deskNav as german } from './de.ts'

export const deskNav: Record<keyof typeof german, string> = {
  'desk.nav.decide': 'Decidir',
  'desk.nav.keep': 'Gestionar',
  'desk.nav.watch': 'Seguimiento',
  'desk.nav.tickets': 'Mensajes al equipo',
  'desk.nav.schools': 'Centros',
  'desk.nav.imports': 'Importaciones',
  'desk.nav.users': 'Cuentas',
  'desk.nav.ruleLists': 'Listas de palabras',
  'desk.nav.searches': 'Búsquedas sin resultado',
  'desk.nav.synonyms': 'Sinónimos',
  'desk.nav.updates': 'Novedades',
  'desk.nav.figures': 'Cifras de la moderación',
  'desk.nav.jobs': 'Tareas y correos',
}
