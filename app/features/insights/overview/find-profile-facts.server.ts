import { sql } from 'kysely'
import { shownAverage } from '#app/features/schools/average-rule.ts'
import { db } from '#db/client.ts'
import type { ProfileFacts } from './completion.ts'

/** What the overview says about a school besides its figures. */
export type OverviewFacts = ProfileFacts & {
  ratingCount: number
  /** From 1 to 5, or null while there are too few reviews. */
  ratingAverage: number | null
}

/** Finds the contents of a school's profile and its rating, in one query. @throws when there is no such school */
export async function findProfileFacts(schoolId: string): Promise<OverviewFacts> {
  const row = await db()
    .selectFrom('school_directory as d')
    .select(['d.name', 'd.street', 'd.city', 'd.phone', 'd.email', 'd.website', 'd.features', 'd.logo'])
    .select(['d.rating_count as ratingCount', 'd.rating_average as average'])
    .select([
      sql<string[]>`array(select distinct section from school_texts where school_id = d.id)`.as('sections'),
      sql<number>`(select count(*) from school_media where school_id = d.id and kind = 'image' and state = 'ready'
        and deleted_at is null)`.as('images'),
    ])
    .where('d.id', '=', schoolId)
    .executeTakeFirstOrThrow()
  const { average, ...facts } = row
  return { ...facts, ratingAverage: shownAverage(facts.ratingCount, average) }
}
