import { sql } from 'kysely'
import { type Given, prepared } from '#db/prepared-db.ts'

/** Kinds of misconduct with reviews about which the team publishes warnings. */
export type WarningKind = 'rewarded_reviews' | 'own_reviews' | 'pressure_on_authors'

/** Lists the current public warnings of a school, newest first. */
export async function listSchoolWarnings(schoolId: string) {
  const rows = await warningRows({ schoolId })
  return rows.map(({ kind, created_at, ends_at, ...row }) => ({
    ...row,
    kind: kind as WarningKind,
    createdAt: created_at,
    endsAt: ends_at,
  }))
}

const warningRows = prepared((db, { schoolId }: Given<{ schoolId: string }>) =>
  db
    .selectFrom('school_warnings')
    .select(['id', 'kind', 'facts', 'created_at', 'ends_at'])
    .where('school_id', '=', schoolId)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id'),
)

export type SchoolWarning = Awaited<ReturnType<typeof listSchoolWarnings>>[number]
