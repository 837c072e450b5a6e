import { z } from 'zod'
import { MAX_HOUSE_NUMBER_LENGTH, MAX_PLACE_LENGTH } from '#app/features/catchments/catchment.schema.ts'
import { named } from './components.ts'
import { answerOf } from './envelope.ts'
import { listedSchoolSchema } from './school.schema.ts'

const degrees = (most: number) => z.coerce.number().min(-most).max(most, { abort: true })

export const areasQuery = z.strictObject({ lat: degrees(90), lng: degrees(180) })
export const sectorsQuery = z.strictObject({
  commune: z
    .string()
    .regex(/^35\d{3}$/)
    .describe('INSEE code of the commune.'),
  street: z.string().trim().max(MAX_PLACE_LENGTH, { abort: true }).default(''),
  house: z
    .string()
    .max(MAX_HOUSE_NUMBER_LENGTH, { abort: true })
    .regex(/^(?:\d{1,4} ?(?:[a-z]|bis|ter|quater)?)?$/i)
    .default(''),
})

const edition = {
  schoolYear: z.string().nullable().describe('2026/27; null while nothing is known.'),
}

const areaSchema = named(
  'CatchmentArea',
  'An area whose children belong to the public primary schools in it.',
  z.object({ number: z.string(), district: z.string(), schools: z.array(listedSchoolSchema) }),
)

/** The answer about a point. */
export const areasAnswer = answerOf(
  'AreasAnswer',
  'The areas of primary schools at a point in Berlin: several on a common line, none elsewhere. No promise of a place.',
  z.object({ ...edition, areas: z.array(areaSchema) }),
)

/** The answer about an address. */
export const sectorsAnswer = answerOf(
  'SectorsAnswer',
  'The public collège of an address in Ille-et-Vilaine. No promise of a place.',
  z.object({
    ...edition,
    commune: z.string(),
    street: z.string(),
    result: z.enum([
      'found',
      'several',
      'street-missing',
      'house-missing',
      'house-unknown',
      'street-unknown',
      'street-unclear',
    ]),
    streets: z.array(z.string()).describe('Streets that may be meant.'),
    schools: z.array(z.object({ code: z.string(), district: z.string(), school: listedSchoolSchema.nullable() })),
  }),
)
