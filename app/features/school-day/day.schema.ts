import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import {
  DAY_CHOICES,
  DAY_LANGUAGES,
  type Day,
  LANGUAGE_ROWS,
  LANGUAGE_YEARS,
  LUNCH_KINDS,
  MAX_HOLIDAY_WEEKS,
  MAX_HOMEWORK_MINUTES,
  MAX_MEAL_COST,
  NONE,
  SOME,
  WEEKDAYS,
} from './topics.ts'

const key = (text: PlainKey): PlainKey => text

/** `8:00`, `08.00`, `8h`, `8 h 30`, `0800`. */
const TIME = /^(\d{1,2})(?:[:.hH]|\s?h\s?)?(\d{2})?$/

/** Reads a time as people write it; returns `HH:MM`, or undefined if it is none. */
function readTime(typed: string): string | undefined {
  const found = TIME.exec(typed)
  if (!found) return undefined
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)]
  if (hours > 23 || minutes > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

const typed = z
  .string()
  .trim()
  .max(20, { error: key('schoolDay.invalid'), abort: true })
  .default('')

/** A field that may stay empty. @param read returns the value, undefined if what was typed is none */
const optional = (read: (text: string) => string | undefined, wrong: PlainKey) =>
  typed.transform((text, context) => {
    const value = text === '' ? '' : read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })

const time = optional(readTime, key('schoolDay.time.invalid'))

const wholeUpTo = (most: number, least = 1) =>
  optional((text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return least <= value && value <= most ? String(value) : undefined
  }, key('schoolDay.number.invalid'))

const cost = optional((text) => {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text)
  const cents = found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : Number.NaN
  return cents <= MAX_MEAL_COST ? String(cents) : undefined
}, key('schoolDay.cost.invalid'))

type Choice<T extends string> = z.ZodType<T | ''>
type Row = (typeof LANGUAGE_ROWS)[number]

const oneOf = <T extends string>(values: readonly T[]): Choice<T> =>
  z.enum(values, key('field.invalid')).or(z.literal('')).default('') as unknown as Choice<T>

const year = z
  .union([z.literal(''), z.coerce.number().refine((value) => LANGUAGE_YEARS.includes(value))], key('field.invalid'))
  .default('')

const weekdays = Object.fromEntries(
  WEEKDAYS.flatMap((day) => [
    [`from${day}`, time],
    [`to${day}`, time],
  ]),
) as Record<`${'from' | 'to'}${(typeof WEEKDAYS)[number]}`, typeof time>

const languages = Object.fromEntries(
  LANGUAGE_ROWS.flatMap((row) => [
    [`language${row}`, oneOf(DAY_LANGUAGES)],
    [`languageYear${row}`, year],
  ]),
) as Record<`language${Row}`, Choice<(typeof DAY_LANGUAGES)[number]>> & Record<`languageYear${Row}`, typeof year>

/** Care: a time, that there is none, or nothing stated. */
const care = oneOf([NONE, 'time'])

const fields = z.object({
  from: time,
  to: time,
  ...weekdays,
  careFrom: care,
  careFromTime: time,
  careUntil: care,
  careUntilTime: time,
  lunch: oneOf(DAY_CHOICES.lunch),
  lunchCost: cost,
  lunchKinds: z.array(z.enum(LUNCH_KINDS)).default([]),
  holidayCare: oneOf([NONE, SOME]),
  holidayWeeks: wholeUpTo(MAX_HOLIDAY_WEEKS),
  uniform: oneOf(DAY_CHOICES.uniform),
  phones: oneOf(DAY_CHOICES.phones),
  homework: oneOf(DAY_CHOICES.homework),
  homeworkMinutes: wholeUpTo(MAX_HOMEWORK_MINUTES, 5),
  ...languages,
})
type Fields = z.output<typeof fields>
/** The names of the fields for the day at school. */
export type DayField = keyof Fields & string

type Refuse = (path: string, message: PlainKey) => void

/** Reads start and end of a day; '' if neither is stated. */
function span(from: string, to: string, refuse: () => void): string {
  if (from === '' && to === '') return ''
  if (from === '' || to === '' || to <= from) refuse()
  return `${from}-${to}`
}

/** A day of the week that says nothing of its own is like the others. */
function hoursOf(values: Fields, refuse: Refuse): string {
  const usual = span(values.from, values.to, () => refuse('to', key('schoolDay.hours.order')))
  const days = WEEKDAYS.map(
    (day) =>
      span(values[`from${day}`], values[`to${day}`], () => refuse(`to${day}`, key('schoolDay.hours.order'))) || usual,
  )
  return days.every((day) => day === '') ? '' : days.join('|')
}

function careOf(choice: string, at: string, refuse: () => void): string {
  if (choice === NONE) return NONE
  if (choice === 'time' && at === '') refuse()
  return at
}

function languagesIn(values: Fields): string {
  const stated = new Map(LANGUAGE_ROWS.map((row) => [values[`language${row}`], values[`languageYear${row}`]] as const))
  return DAY_LANGUAGES.filter((code) => stated.has(code))
    .map((code) => [code, stated.get(code)].filter(Boolean).join(':'))
    .join(',')
}

/** Returns what the fields state, each value in its one stored form. */
function dayOf(values: Fields, refuse: Refuse): Day {
  const hasLunch = values.lunch !== 'no'
  const care = (name: 'careFrom' | 'careUntil') =>
    careOf(values[name], values[`${name}Time`], () => refuse(`${name}Time`, key('schoolDay.time.invalid')))
  const day: Required<Day> = {
    hours: hoursOf(values, refuse),
    careFrom: care('careFrom'),
    careUntil: care('careUntil'),
    lunch: values.lunch || (values.lunchCost !== '' || values.lunchKinds.length > 0 ? 'yes' : ''),
    lunchCost: hasLunch ? values.lunchCost : '',
    lunchKinds: hasLunch ? LUNCH_KINDS.filter((kind) => values.lunchKinds.includes(kind)).join(',') : '',
    holidayCare: values.holidayCare === NONE ? NONE : values.holidayWeeks || values.holidayCare,
    uniform: values.uniform,
    phones: values.phones,
    homework: values.homework,
    homeworkMinutes: values.homework === 'none' ? '' : values.homeworkMinutes,
    languages: languagesIn(values),
  }
  return Object.fromEntries(Object.entries(day).filter(([, value]) => value !== ''))
}

const stated = <Others extends z.ZodRawShape>(others: Others) =>
  z.object({ ...fields.shape, ...others }).transform((values, context) => {
    const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [path], message })
    return { ...(values as z.output<z.ZodObject<Others>>), day: dayOf(values as unknown as Fields, refuse) }
  })

/** The form in which a school states how its day is. */
export const statedDaySchema = stated({
  /** Calendar year in which the school year begins. */
  schoolYear: z.coerce
    .number(key('field.invalid'))
    .int()
    .refine((year) => 2000 <= year && year <= 2100, key('field.invalid')),
  /** Token of the values that the writer saw. */
  seen: z.string().max(64, { abort: true }).default(''),
})

/** The form in which a family says how the day at a school is, and withdraws what it said. */
export const saidDaySchema = stated({})

/** The form by which a family says the same as the school of one topic. */
export const confirmSchema = z.object({
  topic: z.string().max(20, { abort: true }),
  value: z.string().max(200, { abort: true }),
})
