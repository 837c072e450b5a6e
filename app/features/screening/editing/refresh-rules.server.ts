import { db } from '#db/client.ts'
import type { ReviewLanguage } from '../finding.ts'
import { setCurrentRules } from './current-rules.ts'
import { type AllEdits, type Edit, editAllRules } from './edit-rules.ts'

let loaded: number | undefined

/**
 * Makes this process use the team's latest lists: one short query, and the entries only when they have changed. Await
 * it before judging a text.
 */
export async function refreshRules(): Promise<void> {
  const { version } = await db().selectFrom('word_list_version').select('version').executeTakeFirstOrThrow()
  if (version === loaded) return
  setCurrentRules(editAllRules(await readEdits()))
  // A change made meanwhile is read by the next call, which again finds a different version.
  loaded = version
}

/** Returns the team's changes in force. */
export async function readEdits(): Promise<AllEdits> {
  const rows = await db()
    .selectFrom('word_list_entries')
    .select(['language', 'list', 'entry', 'effect'])
    .where('enabled', '=', true)
    .execute()
  return Object.groupBy(rows as (Edit & { language: ReviewLanguage })[], ({ language }) => language)
}
