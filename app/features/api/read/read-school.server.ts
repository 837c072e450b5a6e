import { sql } from 'kysely'
import { currentIds } from '#app/features/schools/current-ids.server.ts'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { preparedDb } from '#db/prepared-db.ts'
import type { Answered } from '../schemas/envelope.ts'
import { ApiProblem } from '../schemas/problem.ts'
import type { School } from '../schemas/school.schema.ts'
import { presentListed, presentSchool, sourcesOf } from './present-school.ts'

/**
 * Reads a school as its profile shows it: without its e-mail address, and with its contact data only if it shows them.
 *
 * @throws ApiProblem not-found
 */
export async function readSchool(id: string, origin: string, locale: Locale): Promise<Answered<School>> {
  const row = await findRow(id)
  const registers = await findSources([row.source])
  return {
    sources: sourcesOf([row], registers),
    shown: { schools: [row.id, ...(row.successor_id ? [row.successor_id] : [])] },
    data: presentSchool(row, registers.get(row.source), { origin, locale }),
  }
}

/**
 * Reads how families rate a school: no text, no author, no point in time.
 *
 * @throws ApiProblem not-found
 */
export async function readReviews(id: string, origin: string, locale: Locale) {
  const row = await findRow(id)
  const { rating } = presentListed(row, undefined, { origin, locale })
  return {
    sources: [],
    shown: { schools: [row.id] },
    data: {
      school: row.id,
      ...rating,
      stars: [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5],
      page: origin + localePath(locale, `/schools/${encodeURIComponent(row.id)}/reviews`),
      explanation: origin + localePath(locale, '/how-reviews-work'),
    },
  }
}

/** @throws ApiProblem not-found, which names the school into which this one was merged */
async function findRow(id: string) {
  const row = await preparedDb()
    .selectFrom('school_directory as d')
    .leftJoin('school_profiles as p', 'p.school_id', 'd.id')
    .selectAll('d')
    .select(sql<Record<string, unknown> | null>`to_json(p)`.as('own'))
    .where('d.id', '=', id)
    .where('d.status', '<>', sql.lit('hidden'))
    .executeTakeFirst()
  if (row) return row
  const movedTo = (await currentIds([id])).get(id)
  throw new ApiProblem('not-found', movedTo ? { movedTo } : {})
}
