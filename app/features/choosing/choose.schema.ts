import { z } from 'zod'
import { typedLine } from '#app/core/forms/typed-text.ts'
import { isBirthMonth, MONTHS } from '#app/features/children/child.ts'
import { MAX_ID_LENGTH, readIds } from '#app/features/favourites/compare-address.ts'
import { MAX_POINT_LENGTH } from '#app/features/schools/own-point/own-point.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import {
  type Answers,
  ENTRY_AGES,
  HOME_LANGUAGES,
  MAX_AMONG,
  MAX_TEXT_LENGTH,
  NEEDS,
  type PrivateAnswers,
  WISHES,
} from './answers.ts'
import { FINDABLE_WAYS } from './way-limit.ts'

const key = (text: PlainKey): PlainKey => text

/** Like {@link z.enum}, of strings that are known only at run time; nothing chosen is an empty string. */
const oneOf = (values: readonly (string | number)[]) =>
  z
    .string()
    .refine((value) => value === '' || values.some((known) => String(known) === value))
    .default('')
const line = (max: number) => typedLine({ min: 0, max, missing: 'field.invalid' }).default('')
const wish = z.enum(WISHES).optional()
/** `50.94,6.94`, and `,exact` where the device knows its position to about a hundred metres. */
const POINT = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)(,exact)?$/

/** The form of the choosing helper; everything in it may be left out. */
export const chooseSchema = z
  .object({
    place: line(MAX_TEXT_LENGTH),
    /** Id of the place that the page found for `placeName`. */
    placeId: line(MAX_TEXT_LENGTH),
    placeName: line(MAX_TEXT_LENGTH),
    types: z.array(z.enum(CATEGORIES)).max(CATEGORIES.length, { abort: true }).default([]),
    entry: oneOf(ENTRY_AGES),
    way: oneOf(FINDABLE_WAYS),
    wish1: wish,
    wish2: wish,
    wish3: wish,
    needs: z
      .array(z.string().refine((need) => NEEDS.includes(need)))
      .max(NEEDS.length, { abort: true })
      .default([]),
    language: oneOf(HOME_LANGUAGES),
    among: z
      .string()
      .max(MAX_AMONG * (MAX_ID_LENGTH + 1), { abort: true })
      .default(''),
    ask: line(MAX_ID_LENGTH),
    home: line(MAX_POINT_LENGTH),
    point: z
      .string()
      .refine((typed) => typed === '' || pointOf(typed) !== undefined)
      .default(''),
    bornMonth: oneOf(MONTHS),
    bornYear: z
      .string()
      .regex(/^(\d{4})?$/, key('children.born.invalid'))
      .default(''),
  })
  .refine(({ bornMonth, bornYear }) => (bornMonth === '') === (bornYear === ''), {
    error: key('choosing.born.half'),
    path: ['bornYear'],
  })
  .refine(({ bornMonth, bornYear }) => bornMonth === '' || isBirthMonth(`${bornYear}-${bornMonth}`, berlinDay()), {
    error: key('children.born.invalid'),
    path: ['bornYear'],
  })
  .transform((typed): { answers: Answers; own: PrivateAnswers } => ({ answers: answersOf(typed), own: ownOf(typed) }))

type Typed = {
  [Name in 'place' | 'placeId' | 'placeName' | 'entry' | 'way' | 'language' | 'among' | 'ask']: string
} & Pick<Answers, 'types' | 'needs'> & { [Name in 'wish1' | 'wish2' | 'wish3']?: Answers['wishes'][number] | undefined }

function answersOf(typed: Typed): Answers {
  const { wish1, wish2, wish3 } = typed
  const isSamePlace = typed.place !== '' && typed.place === typed.placeName
  return {
    place: isSamePlace ? typed.placeId : typed.place,
    types: typed.types,
    entry: typed.entry === '' ? undefined : Number(typed.entry),
    way: FINDABLE_WAYS.find((way) => way === typed.way),
    wishes: [...new Set([wish1, wish2, wish3].flatMap((one) => one ?? []))],
    needs: NEEDS.filter((need) => typed.needs.includes(need)),
    language: typed.language || undefined,
    among: readIds(typed.among).slice(0, MAX_AMONG),
    ask: typed.ask,
  }
}

type TypedOwn = { [Name in 'home' | 'point' | 'bornMonth' | 'bornYear']: string }

function ownOf({ home, point, bornMonth, bornYear }: TypedOwn): PrivateAnswers {
  return { home, point: pointOf(point), born: bornMonth === '' ? '' : `${bornYear}-${bornMonth}` }
}

function pointOf(typed: string): PrivateAnswers['point'] {
  const [, lat, lng, exact] = POINT.exec(typed) ?? []
  const point = { lat: Number(lat), lng: Number(lng), isExact: exact !== undefined }
  return lat !== undefined && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined
}
