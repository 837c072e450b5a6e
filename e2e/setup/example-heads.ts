import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { SCREENS } from '../accounts/example-accounts.ts'

/** The languages in which somebody takes a school over. */
export const HEAD_LOCALES = ['de', 'fr'] as const satisfies Locale[]
type HeadLocale = (typeof HEAD_LOCALES)[number]

/** A school that nobody runs yet, by language and size of screen. */
export function headsSchool(locale: HeadLocale, screen: string) {
  const number = 2 * HEAD_LOCALES.indexOf(locale) + SCREENS.indexOf(screen as 'phone') + 1
  return { id: `de-NW-76000${number}`, name: `Haselbachschule ${number}`, email: `haselbach-${number}@schule.example` }
}

/** Adds schools to take over. */
export async function addExampleHeads(): Promise<void> {
  const rows = HEAD_LOCALES.flatMap((locale) => SCREENS.map((screen) => schoolRow(headsSchool(locale, screen))))
  await db().insertInto('schools').values(rows).execute()
}
