import type { DayField } from '../day.schema.ts'
import { type Day, daysOf, languagesOf, NONE, SOME, WEEKDAYS } from '../topics.ts'

/**
 * Returns stored values as the fields of the form have them.
 *
 * @param decimal mark of the reader's language
 */
export function dayDefaults(day: Day, decimal: string): Partial<Record<DayField, string>> {
  const days = daysOf(day.hours ?? '')
  const isEven = new Set(days).size === 1
  const hours = isEven
    ? spanFields('', days[0])
    : Object.assign({}, ...WEEKDAYS.map((on) => spanFields(on, days[on - 1])))
  const languages = languagesOf(day.languages ?? '').flatMap(({ code, year }, at) => [
    [`language${at + 1}`, code],
    [`languageYear${at + 1}`, year === 0 ? '' : String(year)],
  ])
  const weeks = day.holidayCare ?? ''
  const isWeeks = weeks !== '' && weeks !== NONE && weeks !== SOME
  return {
    ...hours,
    ...careFields('careFrom', day.careFrom),
    ...careFields('careUntil', day.careUntil),
    lunch: day.lunch ?? '',
    lunchCost: day.lunchCost ? (Number(day.lunchCost) / 100).toFixed(2).replace('.', decimal) : '',
    holidayCare: isWeeks ? SOME : weeks,
    holidayWeeks: isWeeks ? weeks : '',
    uniform: day.uniform ?? '',
    phones: day.phones ?? '',
    homework: day.homework ?? '',
    homeworkMinutes: day.homeworkMinutes ?? '',
    ...Object.fromEntries(languages),
  }
}

/** Whether a day of the week differs from the others. */
export const isUneven = ({ hours }: Day): boolean => hours !== undefined && new Set(daysOf(hours)).size > 1

function spanFields(on: number | '', span = '') {
  const [from = '', to = ''] = span.split('-')
  return { [`from${on}`]: from, [`to${on}`]: to }
}

const careFields = (topic: 'careFrom' | 'careUntil', value = '') => ({
  [topic]: value === '' || value === NONE ? value : 'time',
  [`${topic}Time`]: value === NONE ? '' : value,
})
