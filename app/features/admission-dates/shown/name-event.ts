import type { Translate } from '#app/i18n/translate.ts'
import type { AdmissionRow } from '../admission-row.ts'

type Named = Pick<AdmissionRow, 'event' | 'name'>

/** Returns the word for what happens; empty if the proper name has it already: `Weihnachtsferien` are `Ferien`. */
export function eventBesideName(t: Translate, { event, name }: Named): string {
  const word = t(`admissionDates.event.${event}`)
  return name.toLowerCase().includes(word.toLowerCase()) ? '' : word
}

/** Says what happens, and its proper name in the language of the country: `Anmeldung · Affelnet 6e`. */
export const nameEvent = (t: Translate, row: Named): string =>
  [eventBesideName(t, row), row.name].filter(Boolean).join(' · ')
