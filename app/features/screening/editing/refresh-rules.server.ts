import { db } from '#db/client.ts'
import type { ReviewLanguage } from '../finding.ts'
import { defaultRules } from '../rules/index.ts'
import { setCurrentRules } from './current-rules.ts'
import { type Edit, editRules } from './edit-rules.ts'

let loaded: number | undefined

/**
 * Lets this process hold texts against the lists as the team has them now: one short query, and the entries only when
 * they are not the ones it has. To be awaited before a text is judged.
 */
export async function refreshRules(): Promise<void> {
  const { version } = await db().selectFrom('screening_version').select('version').executeTakeFirstOrThrow()
  if (version === loaded) return
  const edits = await editsOf()
  const rules = Object.values(defaultRules).map((one) => [one.language, editRules(one, edits[one.language] ?? [])])
  setCurrentRules(Object.fromEntries(rules))
  // What changed since is read by the next one: it finds another number again.
  loaded = version
}

/** The changes that hold, by language. */
async function editsOf(): Promise<Partial<Record<ReviewLanguage, Edit[]>>> {
  const rows = await db()
    .selectFrom('screening_entries')
    .select(['language', 'list', 'entry', 'effect'])
    .where('enabled', '=', true)
    .execute()
  return Object.groupBy(rows as (Edit & { language: ReviewLanguage })[], ({ language }) => language)
}
