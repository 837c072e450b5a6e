import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/**
 * Returns the texts, such as `summary.de`, that the team has removed or changed since a version: restoring it does not
 * bring them back, unless the school's appeal was upheld.
 */
export async function textsOfTeam(within: Kysely<Database>, schoolId: string, number: number): Promise<Set<string>> {
  const decisions = await within
    .selectFrom('decisions as d')
    .innerJoin('school_versions as v', 'v.school_id', 'd.school_id')
    .select('d.subject_id as text')
    .where('d.school_id', '=', schoolId)
    .where('v.number', '=', number)
    .where('d.outcome', 'in', ['removed', 'edited'])
    .where('d.subject_kind', '=', 'text')
    .whereRef('d.decided_at', '>=', 'v.made_at')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appeals as a')
            .select('a.id')
            .whereRef('a.decision_id', '=', 'd.id')
            .where('a.state', '=', 'upheld'),
        ),
      ),
    )
    .execute()
  return new Set(decisions.map(({ text }) => text))
}
