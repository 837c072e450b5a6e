import type { ClientBase } from 'pg'
import type { SchoolDocument } from '#search-engine/document.ts'

const BATCH = 10_000

/**
 * Returns a query with one row for each school that lists may show, in the form of a {@link SchoolDocument}.
 *
 * @param which condition on a column `school_id`
 */
const select = (which: string) => `
  select d.id, d.name, d.official_name as "officialName", d.local_type as "localType", d.category, d.country, d.region, d.city, d.postal_code as "postalCode",
    d.street, d.institute, coalesce(c.codes, '{}') as codes, d.ownership, d.features,
    d.faith, d.gender, d.boarding, d.age_from as "ageFrom", d.age_to as "ageTo", d.languages, d.lat, d.lng, d.position_precision as precision,
    d.premium, d.rating_count as "ratingCount", d.rating_average::float8 as "ratingAverage",
    d.rating_rank::float8 as "ratingRank",
    exists (select from school_texts t where t.school_id = d.id and t.section = 'summary') as "hasDescription"
  from school_directory d
  left join lateral (select array_agg(code) as codes from school_codes where school_id = d.id) c on true
  where d.status = 'active' and d.show_in_search and ${which.replace('school_id', 'd.id')}`

/** Reads all documents of the directory at one moment, with that moment as PostgreSQL writes it. */
export async function readAllDocuments(client: ClientBase): Promise<{ documents: SchoolDocument[]; seen: string }> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const { rows } = await client.query<{ seen: string }>('select pg_current_snapshot()::text as seen')
    await client.query(`declare documents no scroll cursor for ${select('true')}`)
    const documents: SchoolDocument[] = []
    for (;;) {
      const batch = await client.query<SchoolDocument>(`fetch ${BATCH} from documents`)
      for (const document of batch.rows) documents.push(document)
      if (batch.rows.length < BATCH) break
    }
    return { documents, seen: rows[0]?.seen ?? '' }
  } finally {
    await client.query('rollback')
  }
}

/** Reads the documents with these ids, without those that have been removed or hidden. */
export async function readDocuments(client: Pick<ClientBase, 'query'>, ids: string[]): Promise<SchoolDocument[]> {
  return (await client.query<SchoolDocument>(select('school_id = any($1)'), [ids])).rows
}
