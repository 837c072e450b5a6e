import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { schoolIdField } from '../texts/text.schema.ts'

const key = (text: PlainKey): PlainKey => text
/** Degrees, with a point or a comma. */
const degrees = (max: number) =>
  z
    .string(key('position.invalid'))
    .trim()
    .regex(/^-?\d{1,3}([.,]\d{1,15})?$/, key('position.invalid'))
    .transform((typed) => Number(typed.replace(',', '.')))
    .pipe(
      z
        .number()
        .min(-max, key('position.invalid'))
        .max(max, { error: key('position.invalid'), abort: true }),
    )

const hiddenFields = { schoolId: schoolIdField, seen: z.string().max(64, { abort: true }) }

export const positionSchema = z.object({ ...hiddenFields, lat: degrees(90), lng: degrees(180) })

/** The form that resets the pin. */
export const resetPositionSchema = z.object(hiddenFields)
