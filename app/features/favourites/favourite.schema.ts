import { z } from 'zod'
import { calendarDay } from '#app/core/forms/calendar-day.ts'
import { optionalText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { tidyText } from '#lib/text/plain-text.ts'
import { MAX_ID_LENGTH } from './compare-address.ts'
import { MAX_NOTE_LENGTH, MAX_SHORT_NOTE_LENGTH } from './favourites.ts'

const key = (text: PlainKey): PlainKey => text
const schoolId = z
  .string(key('failure.school_unknown'))
  .max(MAX_ID_LENGTH, { error: key('failure.school_unknown'), abort: true })

/** The form that adds or removes a favourite. */
export const favouriteSchema = z.object({ schoolId })

/** What a person notes about a school. */
export const noteSchema = z.object({
  schoolId,
  note: optionalText(MAX_NOTE_LENGTH),
  visitOn: calendarDay('field.dateInvalid').nullable().default(null),
})

/** The note on a school in a comparison. */
export const shortNoteSchema = z.object({
  schoolId,
  note: z
    .string()
    .transform(tidyText)
    .refine((text) => text.length <= MAX_SHORT_NOTE_LENGTH, key('compare.note.tooLong'))
    .default(''),
})
