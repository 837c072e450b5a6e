import { z } from 'zod'
import { typedLine } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'

const key = (text: PlainKey): PlainKey => text

/** Longest place or street that is looked up. */
export const MAX_PLACE_LENGTH = 200
/** Longest house number with its suffix, such as 1234 quater. */
export const MAX_HOUSE_NUMBER_LENGTH = 12
/** A number, and what distinguishes houses with the same number: 12, 12 bis, 12B. */
const HOUSE = /^(\d{1,4}) ?(?:[a-z]|bis|ter|quater)?$/i

/** A street, part of the city or postal code of Berlin. */
export const placeSchema = z.object({
  place: typedLine({ max: MAX_PLACE_LENGTH, missing: 'catchment.berlin.place.missing' }),
})

const degrees = (most: number) =>
  z
    .string(key('field.invalid'))
    .regex(/^-?\d{1,3}(?:\.\d{1,20})?$/, key('field.invalid'))
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, key('field.invalid'))

/** A point in WGS84 degrees; `approximate` where it is only the centre of a place. */
export const pointSchema = z.object({
  lat: degrees(90),
  lng: degrees(180),
  approximate: z.literal('on').optional(),
})

/** An address in Ille-et-Vilaine; `commune` is an INSEE code. */
export const addressSchema = z.object({
  commune: z.string(key('catchment.commune.missing')).regex(/^35\d{3}$/, key('catchment.commune.missing')),
  street: typedLine({ min: 0, max: MAX_PLACE_LENGTH, missing: 'field.invalid' }).default(''),
  house: typedLine({ min: 0, max: MAX_HOUSE_NUMBER_LENGTH, missing: 'catchment.house.invalid' })
    .refine((typed) => typed === '' || HOUSE.test(typed), key('catchment.house.invalid'))
    .default(''),
})

/** Returns a house number without bis and ter; null for an empty text. */
export const houseNumberOf = (typed: string): number | null => {
  const [, digits] = HOUSE.exec(typed) ?? []
  return digits === undefined ? null : Number(digits)
}
