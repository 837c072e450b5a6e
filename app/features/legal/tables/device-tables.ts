import type { Locale } from '#app/i18n/locales.ts'
import { COOKIES, STORED } from '../device-storage/device-storage.ts'
import type { Table } from '../legal-text.ts'
import { formatSeconds } from '../retention/period.ts'
import { TABLE_TEXTS, tableOf } from './texts.ts'

/** Returns every cookie with its purpose and how long it lasts. */
export function cookieTable(locale: Locale): Table {
  const { cookies } = TABLE_TEXTS[locale]
  const rows = COOKIES.map(({ id, name, seconds }) => [name, cookies[id], formatSeconds(locale, seconds)])
  return tableOf(locale, 'cookies', rows)
}

/** Returns what the pages store in the browser, with its purpose and how long it stays. */
export function storageTable(locale: Locale): Table {
  const { stored, life } = TABLE_TEXTS[locale]
  const rows = STORED.map(({ id, name, until }) => [name, stored[id], life[until]])
  return tableOf(locale, 'storage', rows)
}
