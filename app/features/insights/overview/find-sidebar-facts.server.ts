import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** What the dashboard's sidebar says about a school. */
export type SidebarFacts = {
  /** Since when the school has been premium, or null if it no longer is. */
  memberSince: Date | null
  /** Number of published reviews that the school has not answered. */
  waitingReviews: number
}

/** Finds the facts in the sidebar of a premium school, in one query. */
export async function findSidebarFacts(schoolId: string): Promise<SidebarFacts> {
  const { rows } = await sql<SidebarFacts>`select
    (select min(granted_at) from premium_grants where school_id = ${schoolId} and ended_at is null) as "memberSince",
    (select count(*) from reviews r where r.school_id = ${schoolId} and r.status in ('published', 'disputed')
      and not exists (select from review_answers a where a.review_id = r.id)) as "waitingReviews"`.execute(db())
  return rows[0]!
}
