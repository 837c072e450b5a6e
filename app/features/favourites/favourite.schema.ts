import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_ID_LENGTH } from './compare/compare-ids.ts'
import { MAX_NOTE_LENGTH } from './favourites.ts'

const key = (text: PlainKey): PlainKey => text
const schoolId = z
  .string(key('failure.school_unknown'))
  .max(MAX_ID_LENGTH, { error: key('failure.school_unknown'), abort: true })

/** Which school to keep or to take off. */
export const favouriteSchema = z.object({ schoolId })

/** What a person notes about a school; forms send line ends as CR LF, which count as one sign. */
export const noteSchema = z.object({
  schoolId,
  note: z
    .string()
    .transform((note) => note.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(z.string().max(MAX_NOTE_LENGTH, { error: key('field.tooLong'), abort: true }))
    .default(''),
  visitOn: z.iso.date(key('field.dateInvalid')).nullable().default(null),
})
