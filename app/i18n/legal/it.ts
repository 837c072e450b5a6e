import type { legal as german } from './de.ts'

/** The texts surrounding the legal texts; they are sent with the page. */
export const legal: Record<keyof typeof german, string> = {
  'law.version': 'Versione del {day}',
  'law.announced': 'Novità dal {day}:',
  'law.contents': 'Indice',
  'law.earlier': 'Versioni precedenti: {days}',
  'law.first': 'Prima versione, del {day}.',
  'law.placeholders': 'Questa pagina contiene ancora dati provvisori: mancano {settings}. Non va pubblicata così.',
}
