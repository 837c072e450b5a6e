import { isDay } from '../files/edition-date.ts'

/**
 * Converts a date as British publishers write it (17-03-2022, 02/07/2019, 20131119) to YYYY-MM-DD; returns undefined
 * for anything else.
 */
export function britishDay(cell: string): string | undefined {
  const [, day, month, year] = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(cell) ?? []
  const [, ofYear, ofMonth, ofDay] = /^(\d{4})(\d\d)(\d\d)$/.exec(cell) ?? []
  const text = `${year ?? ofYear}-${month ?? ofMonth}-${day ?? ofDay}`
  return isDay(text) ? text : undefined
}

/** Converts a date as German registers write it (DD.MM.YYYY) to YYYY-MM-DD; other text does not become a date. */
export const germanDay = (text: string): string => text.split('.').reverse().join('-')
