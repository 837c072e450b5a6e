import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { CHANGE_DAYS, type Change } from './change.ts'
import { findChanges } from './find-changes.server.ts'

const DAY_MS = 86_400_000
/** How many days before today each part of the page begins. */
const PARTS = [
  { days: 30, title: 'changes.days30' },
  { days: 92, title: 'changes.days92' },
  { days: CHANGE_DAYS, title: 'changes.days365' },
] as const

/** Changes of a part of the last year. */
export type PartOfYear = { title: string; changes: Change[] }

/** Finds what changed at a school in the last year, the newest first; parts without changes are left out. */
export async function findYearOfChanges(schoolId: string, locale: Locale, now = new Date()): Promise<PartOfYear[]> {
  const t = translator(locale)
  const parts: PartOfYear[] = []
  let until = now
  for (const { days, title } of PARTS) {
    const since = new Date(now.getTime() - days * DAY_MS)
    const changes = (await findChanges([{ schoolId, since, until }], locale)).get(schoolId) ?? []
    if (changes.length > 0) parts.push({ title: t(title), changes })
    until = since
  }
  return parts
}
