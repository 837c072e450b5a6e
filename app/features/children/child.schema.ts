import { z } from 'zod'
import { typedLine } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { type Child, isBirthMonth, MAX_CHILDREN, MAX_PLACE_LENGTH, MONTHS } from './child.ts'

const key = (text: PlainKey): PlainKey => text

/** Longest name of an area. */
const MAX_AREA_LENGTH = 200

const birth = {
  bornMonth: z.enum(MONTHS as [string, ...string[]], key('children.born.missing')),
  bornYear: z.string(key('children.born.missing')).regex(/^\d{4}$/, key('children.born.missing')),
}
const where = {
  country: z.enum(COUNTRIES, key('children.country.missing')),
  place: typedLine({ min: 0, max: MAX_PLACE_LENGTH, missing: 'field.invalid' }).default(''),
  /** Country and area of the list: `DE Hessen`. */
  region: z
    .string()
    .max(MAX_AREA_LENGTH, { error: key('field.invalid'), abort: true })
    .default(''),
}

type Typed = { bornMonth: string; bornYear: string }
const bornOf = ({ bornMonth, bornYear }: Typed) => `${bornYear}-${bornMonth}`
const isPossible = (typed: Typed) => isBirthMonth(bornOf(typed), berlinDay())
const notPossible = { error: key('children.born.invalid'), path: ['bornYear'] }

/** Where a child lives, as typed or chosen. */
export type Whereabouts = Pick<Child, 'country'> & { place: string; region: string }

/** The form that asks for a child's dates or stores it: month of birth, and a place or a region of the list. */
export const childSchema = z
  .object({ ...birth, ...where })
  .refine(isPossible, notPossible)
  .transform((typed) => ({ born: bornOf(typed), country: typed.country, place: typed.place, region: typed.region }))

/** The same in the account, with the tick of the consent, which only the first child needs. */
export const addSchema = z
  .object({ ...birth, ...where, consent: z.literal('on').optional() })
  .refine(isPossible, notPossible)
  .transform(({ consent, ...typed }) => ({ ...typed, born: bornOf(typed), consents: consent === 'on' }))

export const changeSchema = z
  .object({ childId: z.uuid(), ...birth, ...where })
  .refine(isPossible, notPossible)
  .transform((typed) => ({ ...typed, born: bornOf(typed) }))

export const removeSchema = z.object({ childId: z.uuid() })

export const consentSchema = z.object({ consent: z.literal('on', key('childReminders.consent.missing')) })

/** A child as the program itself sends it, for its calendar. */
export const knownChildSchema = z
  .object({
    born: z.string().regex(/^\d{4}-\d{2}$/),
    country: z.enum(COUNTRIES),
    area: z
      .string()
      .max(MAX_AREA_LENGTH, { abort: true })
      .refine((area) => area !== ''),
  })
  .refine(({ born }) => isBirthMonth(born, berlinDay()))

const isAreaKey = (key: string) => COUNTRIES.some((country) => key.startsWith(`${country} `) && key.length > 3)

/** Areas with their countries, as the browser sends those of the children that it remembers: `DE Hessen`. */
export const areasSchema = z
  .array(z.string().max(MAX_AREA_LENGTH, { abort: true }).refine(isAreaKey))
  .refine((areas) => areas.length > 0 && areas.length <= MAX_CHILDREN)
