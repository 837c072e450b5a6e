import type { deskNav as german } from './de.ts'

export const deskNav: Record<keyof typeof german, string> = {
  'adminNav.decide': 'Decidir',
  'adminNav.keep': 'Gestionar',
  'adminNav.watch': 'Seguimiento',
  'adminNav.tickets': 'Mensajes al equipo',
  'adminNav.schools': 'Centros',
  'adminNav.admissionDates': 'Fechas de admisión',
  'adminNav.imports': 'Importaciones',
  'adminNav.users': 'Cuentas',
  'adminNav.ruleLists': 'Listas de palabras',
  'adminNav.searches': 'Búsquedas sin resultado',
  'adminNav.synonyms': 'Sinónimos',
  'adminNav.updates': 'Novedades',
  'adminNav.mailings': 'Correos masivos',
  'adminNav.terms': 'Condiciones',
  'adminNav.figures': 'Cifras',
  'adminNav.jobs': 'Tareas y correos',
  'adminNav.title': 'Administración',
  'adminNav.reasons': 'Textos tipo',
  'adminNav.open': 'pendientes',
}
