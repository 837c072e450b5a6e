import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * Returns the texts, such as `summary.de`, that the team has removed or changed since a version: restoring it does not
 * bring them back, unless the school's appeal was upheld.
 */
export async function textsOfTeam(within: Kysely<Database>, schoolId: string, number: number): Promise<Set<string>> {
  const decisions = await within
    .selectFrom('content_decisions as d')
    .innerJoin('school_versions as v', 'v.school_id', 'd.school_id')
    .select(sql<string>`substr(d.item, length('text.') + 1)`.as('text'))
    .where('d.school_id', '=', schoolId)
    .where('v.number', '=', number)
    .where('d.outcome', 'in', ['removed', 'edited'])
    .where('d.item', 'like', 'text.%')
    .whereRef('d.decided_at', '>=', 'v.made_at')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_appeals as a')
            .select('a.id')
            .whereRef('a.decision_id', '=', 'd.id')
            .where('a.state', '=', 'upheld'),
        ),
      ),
    )
    .execute()
  return new Set(decisions.map(({ text }) => text))
}
