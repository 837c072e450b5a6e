import type { legal as german } from './de.ts'

/** The texts surrounding the legal texts; they are sent with the page. */
export const legal: Record<keyof typeof german, string> = {
  'law.version': 'Versión del {day}',
  'law.announced': 'Cambios desde el {day}:',
  'law.contents': 'Contenido',
  'law.earlier': 'Versiones anteriores: {days}',
  'law.first': 'Primera versión, del {day}.',
  'law.placeholders': 'Esta página todavía contiene datos provisionales: faltan {settings}. Así no debe publicarse.',
}
