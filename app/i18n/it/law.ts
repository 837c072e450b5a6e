import type { law as german } from '../de/law.ts'

/** What stands around the texts of law, which come with the page. */
export const law: Record<keyof typeof german, string> = {
  'law.version': 'Versione del {day}',
  'law.contents': 'Indice',
  'law.earlier': 'Versioni precedenti: {days}',
  'law.first': 'Prima versione, del {day}.',
  'law.placeholders': 'Questa pagina funziona ancora con dati provvisori: mancano {settings}. Così non va pubblicata.',
}
