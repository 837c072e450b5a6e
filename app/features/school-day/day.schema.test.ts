import '#app/i18n/all.server.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { dayDefaults, isUneven } from './components/day-defaults.ts'
import { saidDaySchema, statedDaySchema } from './day.schema.ts'
import { dayText, topicName } from './present-day.ts'
import { presentDayPiece, readDayPiece } from './present-piece.ts'
import { DAY_CHOICES, DAY_TOPICS, type Day, schoolYearOf } from './topics.ts'

type Fields = Record<string, string | string[]>

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  return form
}
/** Returns what the fields state, or the messages beside them. */
function read(fields: Fields) {
  const submission = parseWithZod(formOf(fields), { schema: saidDaySchema })
  return submission.status === 'success' ? submission.value.day : submission.error
}

const FULL: Day = {
  hours: '08:00-15:30|08:00-15:30|08:00-13:00|08:00-15:30|08:00-15:30',
  careFrom: '07:00',
  careUntil: '16:30',
  lunch: 'yes',
  lunchCost: '420',
  lunchKinds: 'hot,vegetarian',
  holidayCare: '6',
  uniform: 'none',
  phones: 'breaks',
  homework: 'at_school',
  homeworkMinutes: '30',
  languages: 'en:3,la',
}

describe('the form', () => {
  test('without anything states nothing', () => expect(read({})).toEqual({}))

  test.each<[Fields, Day]>([
    [{ from: '8', to: '15h30' }, { hours: Array(5).fill('08:00-15:30').join('|') }],
    [{ from3: '8.00', to3: '1300' }, { hours: '||08:00-13:00||' }],
    [{ careUntil: 'time', careUntilTime: '16:30' }, { careUntil: '16:30' }],
    [{ careUntil: 'none', careUntilTime: '16:30' }, { careUntil: 'none' }],
    [{ careFromTime: '7' }, { careFrom: '07:00' }],
    [{ lunchCost: '4,2' }, { lunch: 'yes', lunchCost: '420' }],
    [{ lunch: 'no', lunchCost: '3.50', lunchKinds: ['hot'] }, { lunch: 'no' }],
    [{ lunchKinds: ['vegan', 'hot'] }, { lunch: 'yes', lunchKinds: 'hot,vegan' }],
    [{ holidayCare: 'none', holidayWeeks: '6' }, { holidayCare: 'none' }],
    [{ holidayWeeks: '6' }, { holidayCare: '6' }],
    [{ homework: 'none', homeworkMinutes: '30' }, { homework: 'none' }],
    [{ language1: 'la', language2: 'en', languageYear2: '3' }, { languages: 'en:3,la' }],
  ])('%j', (fields, day) => expect(read(fields)).toEqual(day))

  test.each<[Fields, string]>([
    [{ from: '8:00' }, 'to'],
    [{ from: '15:00', to: '8:00' }, 'to'],
    [{ from1: '25:00', to1: '26:00' }, 'from1'],
    [{ careUntil: 'time' }, 'careUntilTime'],
    [{ careUntil: 'time', careUntilTime: 'spät' }, 'careUntilTime'],
    [{ lunchCost: '51' }, 'lunchCost'],
    [{ lunchCost: '-1' }, 'lunchCost'],
    [{ holidayWeeks: '15' }, 'holidayWeeks'],
    [{ homeworkMinutes: '1e2' }, 'homeworkMinutes'],
    [{ homeworkMinutes: '4' }, 'homeworkMinutes'],
    [{ uniform: 'toga' }, 'uniform'],
    [{ lunchKinds: ['hot', 'stones'] }, 'lunchKinds[1]'],
    [{ language1: 'xx' }, 'language1'],
    [{ language1: 'en', languageYear1: '14' }, 'languageYear1'],
    [{ from: '1'.repeat(50) }, 'from'],
  ])('refuses %j', (fields, at) => expect(Object.keys(read(fields) ?? {})).toContain(at))

  test('of a school names the school year', () => {
    const year = (schoolYear: string) => parseWithZod(formOf({ schoolYear }), { schema: statedDaySchema }).status
    expect([year('2026'), year('1999'), year('')]).toEqual(['success', 'error', 'error'])
  })

  test.each([
    FULL,
    { ...FULL, hours: Array(5).fill('09:00-15:00').join('|'), holidayCare: 'yes', careUntil: 'none' },
    {},
  ])('fills in what is stored, and reads it again: %j', (day) => {
    const fields = { ...dayDefaults(day, ','), lunchKinds: (day.lunchKinds ?? '').split(',').filter(Boolean) }
    expect(read(fields as Fields)).toEqual(day)
  })

  test('opens the days of the week only where they differ', () => {
    expect([isUneven(FULL), isUneven({}), isUneven({ hours: 'a|a|a|a|a' })]).toEqual([true, false, false])
  })
})

describe('in words', () => {
  const reader = { locale: 'de', currency: 'EUR' } as const
  test('a value is told in German', () => {
    const words = DAY_TOPICS.map((topic) => dayText(topic, FULL[topic]!, reader).replaceAll(/[\u2066-\u2069]/g, ''))
    expect(words).toEqual([
      'Mo, Di, Do, Fr: 08:00 bis 15:30 Uhr; Mi: 08:00 bis 13:00 Uhr',
      'Ab 07:00 Uhr',
      'Bis 16:30 Uhr',
      'Ja',
      '4,20\u00a0€ je Essen',
      'Warm und vegetarisch',
      '6 Wochen im Jahr',
      'Keine Vorgabe',
      'In Pausen erlaubt',
      'In der Schule',
      'Etwa 30',
      'Englisch ab dem 3. Schuljahr und Latein',
    ])
  })

  test.each(LOCALES)('every value has words: %s', (locale) => {
    const of = { locale, currency: 'GBP' } as const
    for (const topic of DAY_TOPICS) expect(topicName(topic, locale)).not.toBe(topic)
    for (const [topic, choices] of Object.entries(DAY_CHOICES))
      for (const choice of choices) expect(dayText(topic as 'lunch', choice, of)).not.toContain('schoolDay.')
    expect(dayText('careUntil', 'none', of)).toBe(dayText('careFrom', 'none', of))
    expect(dayText('lunchCost', '250', of)).toMatch(/£|GBP/)
  })

  test('moderators read a piece in words, and anything else as it is', () => {
    expect(readDayPiece('school.careUntil')).toEqual({ by: 'school', topic: 'careUntil' })
    expect([readDayPiece('team.careUntil'), readDayPiece('school.x'), readDayPiece('school.lunch.x')]).toEqual(
      Array(3).fill(undefined),
    )
    const shown = presentDayPiece({ title: 'families.careUntil', text: '16:30 2026/27 EUR 3\nx' }, 'en')
    expect(shown.title).toBe('Care after school')
    expect(shown.text.replaceAll(/[\u2066-\u2069]/g, '')).toBe('Until 16:30 (3 families, 2026/27)\nx')
    expect(presentDayPiece({ title: '<b>', text: 'x' }, 'en')).toEqual({ title: '<b>', text: 'x' })
  })
})

test('a school year begins in August', () => {
  expect([schoolYearOf(new Date('2026-07-31')), schoolYearOf(new Date('2026-08-01'))]).toEqual([2025, 2026])
})
