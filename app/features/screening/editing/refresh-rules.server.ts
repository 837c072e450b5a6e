import { db } from '#db/client.ts'
import type { ReviewLanguage } from '../finding.ts'
import { defaultRules } from '../rules/index.ts'
import { setCurrentRules } from './current-rules.ts'
import { type Edit, editRules } from './edit-rules.ts'

let loaded: number | undefined

/**
 * Makes this process use the team's latest lists: one short query, and the entries only when they have changed. Await
 * it before judging a text.
 */
export async function refreshRules(): Promise<void> {
  const { version } = await db().selectFrom('word_list_version').select('version').executeTakeFirstOrThrow()
  if (version === loaded) return
  const edits = await editsOf()
  const rules = Object.values(defaultRules).map((one) => [one.language, editRules(one, edits[one.language] ?? [])])
  setCurrentRules(Object.fromEntries(rules))
  // A change made meanwhile is read by the next call, which again finds a different version.
  loaded = version
}

/** Returns the changes in force, by language. */
async function editsOf(): Promise<Partial<Record<ReviewLanguage, Edit[]>>> {
  const rows = await db()
    .selectFrom('word_list_entries')
    .select(['language', 'list', 'entry', 'effect'])
    .where('enabled', '=', true)
    .execute()
  return Object.groupBy(rows as (Edit & { language: ReviewLanguage })[], ({ language }) => language)
}
