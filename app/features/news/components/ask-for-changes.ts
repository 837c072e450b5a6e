import { type Locale, localePath } from '#app/i18n/locales.ts'
import type { ChangedSchool } from '../change.ts'

/** Asks our server what changed since some looks; it neither stores nor logs them. */
export async function askForChanges(
  looks: readonly { id: string; since: string }[],
  locale: Locale,
): Promise<ChangedSchool[]> {
  const body = new URLSearchParams(looks.map(({ id, since }) => ['look', `${id} ${since}`]))
  const answer = await fetch(localePath(locale, '/changes.json'), { method: 'POST', body })
  if (!answer.ok) throw new Error(`The changes cannot be read: ${answer.status}.`)
  return (await answer.json()) as ChangedSchool[]
}
