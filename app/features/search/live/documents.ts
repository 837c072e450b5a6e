import type { ClientBase } from 'pg'
import { OFFERS } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index/document.ts'
import { type DocumentFacts, readFacts } from './document-facts.ts'

/** Number of documents in memory at once. */
const BATCH_SIZE = 20_000

type Row = Omit<SchoolDocument, 'facts' | 'instituteName'> & { pupils: number | null }

/**
 * Returns a query with one row for each school that may be listed, in the form of a {@link SchoolDocument}. Its types
 * are those that `pg` parses by itself: the process that builds an index does without `db/client.ts`, which takes 15
 * MB.
 *
 * @param which condition on a column `school_id`
 */
const select = (which: string) => `
  select d.id, d.name, d.official_name as "officialName", d.local_type as "localType", d.category, d.country, d.region, d.city, d.postal_code as "postalCode",
    d.street, d.institute, coalesce(c.codes, '{}') as codes, d.ownership, d.features,
    d.faith, d.gender, ${OFFERS.map((offer) => `d.${offer}`)}, d.age_from as "ageFrom", d.age_to as "ageTo", d.languages, coalesce(k.day, '{}') as day, d.pupils, d.lat, d.lng, d.position_precision as precision,
    d.premium, d.rating_count as "ratingCount", d.rating_average::float8 as "ratingAverage",
    d.rating_rank::float8 as "ratingRank", d.audience
  from school_directory d
  left join lateral (select array_agg(code) as codes from school_codes where school_id = d.id) c on true
  left join lateral (
    select array_agg(case topic when 'careUntil' then 'careUntil16' else topic end order by topic) as day
    from school_day_known where school_id = d.id and case topic
      when 'careUntil' then value <> 'none' and value >= '16:00'
      when 'lunch' then value = 'yes'
      when 'holidayCare' then value <> 'none' end
  ) k on true
  where d.status = 'active' and d.show_in_search and ${which.replace('school_id', 'd.id')}`

/**
 * Reads all documents of the directory as of one moment, in batches.
 *
 * @returns the moment in PostgreSQL's format
 */
export async function readAllDocuments(
  client: ClientBase,
  take: (documents: SchoolDocument[]) => void,
): Promise<string> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const { rows: moments } = await client.query<{ seen: string }>('select pg_current_snapshot()::text as seen')
    await client.query(`declare batches no scroll cursor for ${select('true')}`)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${BATCH_SIZE} from batches`)
      take(await withTheirFacts(client, rows))
      if (rows.length < BATCH_SIZE) return moments[0]?.seen ?? ''
    }
  } finally {
    await client.query('rollback')
  }
}

async function withTheirFacts(client: Pick<ClientBase, 'query'>, rows: Row[]): Promise<SchoolDocument[]> {
  const facts = await readFacts(
    client,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => withFacts(row, facts))
}

function withFacts({ pupils, ...school }: Row, facts: DocumentFacts): SchoolDocument {
  const instituteName = facts.instituteNameOf(school.id)
  return { ...school, ...(instituteName !== undefined && { instituteName }), facts: facts.of(school.id, pupils) }
}

/** Reads the documents with these ids, without those that have been removed or hidden. */
export async function readDocuments(client: Pick<ClientBase, 'query'>, ids: string[]): Promise<SchoolDocument[]> {
  const { rows } = await client.query<Row>(select('school_id = any($1)'), [ids])
  return withTheirFacts(client, rows)
}
