import type { legal as german } from './de.ts'

/** The texts surrounding the legal texts; they are sent with the page. */
export const legal: Record<keyof typeof german, string> = {
  'law.version': 'Version du {day}',
  'law.announced': 'À partir du {day} :',
  'law.contents': 'Sommaire',
  'law.earlier': 'Versions antérieures : {days}',
  'law.first': 'Première version du {day}.',
  'law.placeholders':
    'Cette page contient encore des indications provisoires : {settings} ne sont pas définis. Elle ne doit pas être publiée en l’état.',
}
