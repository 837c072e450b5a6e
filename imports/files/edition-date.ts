/**
 * Returns the date in a file name (edubasealldata20241105.csv, …_2026-05_…), with the first of the month if it names no
 * day; undefined if there is none.
 */
export function editionDate(fileName: string): string | undefined {
  const candidates = fileName.matchAll(/(?=(20\d\d)[-_]?([01]\d)[-_]?([0-3]\d)(?!\d))/g)
  const months = fileName.matchAll(/(?<!\d)(20\d\d)[-_]([01]\d)(?![-_]?\d)/g)
  for (const [, year, month, day = '01'] of [...candidates, ...months]) {
    const date = `${year}-${month}-${day}`
    if (isDay(date)) return date
  }
  return undefined
}

/** Whether the text is an existing date, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
