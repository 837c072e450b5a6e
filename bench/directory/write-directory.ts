import type pg from 'pg'
import { copyRows } from './copy-rows.ts'
import { type GeneratedReview, generateReviews } from './generate-reviews.ts'
import { GENERATED_SOURCE, type GeneratedSchool } from './generate-schools.ts'

const SCHOOL_COLUMNS = [
  'id',
  'name',
  'category',
  'local_type',
  'ownership',
  'street',
  'postal_code',
  'city',
  'region',
  'country',
  'lat',
  'lng',
  'position_precision',
  'phone',
  'email',
  'website',
  'features',
  'languages',
  'pupils',
  'status',
  'source',
  'source_id',
  'source_date',
] as const satisfies (keyof GeneratedSchool)[]

const REVIEW_COLUMNS = [
  'school_id',
  'author_name',
  'rating',
  'comment',
  'relation',
  'experienced_on',
  'language',
  'status',
  'helpful_count',
  'aged',
  'created_at',
  'published_at',
] as const satisfies (keyof GeneratedReview)[]

/** Tables that belong to generated schools and are rewritten, in the order in which rows can be deleted. */
const REPLACED = ['reviews', 'premium_grants', 'school_codes']

/** Number of reviews per COPY: the database counts their stars together, in memory. */
const REVIEWS_AT_ONCE = 20_000

export type DirectoryProgress = { schools: (written: number) => void; reviews: (written: number) => void }

/**
 * Replaces the generated directory, all of it or nothing. Schools from other sources stay.
 *
 * @param generate yields the same schools at every call, so that none needs to be kept
 * @param mostReviews reviews are written school by school up to this number
 * @returns numbers of schools and reviews written
 */
export async function writeDirectory(
  client: pg.ClientBase,
  generate: () => Iterable<GeneratedSchool>,
  mostReviews: number,
  progress: DirectoryProgress,
): Promise<{ schools: number; reviews: number }> {
  await client.query('begin')
  try {
    for (const table of REPLACED) {
      const ofGenerated = 'school_id in (select id from schools where source = $1)'
      await client.query(`delete from ${table} where ${ofGenerated}`, [GENERATED_SOURCE])
    }
    const schools = counted(generate(), progress.schools)
    await replaceSchools(client, schools.rows)
    await copyRows(client, 'premium_grants', ['school_id', 'reason'], grantRows(generate()))
    await copyRows(client, 'school_codes', ['source', 'code', 'school_id'], codeRows(generate()))
    const reviews = await writeReviews(client, generate(), mostReviews, progress)
    await client.query('commit')
    return { schools: schools.count(), reviews }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Existing schools are updated in place: deleting one runs a statement in every table that refers to it, which takes
 * minutes for all of them.
 */
async function replaceSchools(client: pg.ClientBase, schools: Iterable<GeneratedSchool>) {
  const columns = SCHOOL_COLUMNS.join(', ')
  const changes = SCHOOL_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')
  await client.query('create temporary table generated_schools (like schools including defaults) on commit drop')
  await copyRows(client, 'generated_schools', SCHOOL_COLUMNS, schools)
  await client.query(
    `insert into schools (${columns}) select ${columns} from generated_schools on conflict (id) do update set ${changes}`,
  )
  await client.query(
    'delete from schools where source = $1 and not exists (select from generated_schools g where g.id = schools.id)',
    [GENERATED_SOURCE],
  )
}

async function writeReviews(
  client: pg.ClientBase,
  schools: Iterable<GeneratedSchool>,
  most: number,
  progress: DirectoryProgress,
): Promise<number> {
  const { rows, count } = counted(Iterator.from(reviewsOf(schools, new Date())).take(most), progress.reviews)
  const iterator = Iterator.from(rows)
  for (let written = -1; written < count(); ) {
    written = count()
    await copyRows(client, 'reviews', REVIEW_COLUMNS, takeSome(iterator, REVIEWS_AT_ONCE))
  }
  return count()
}

function* reviewsOf(schools: Iterable<GeneratedSchool>, now: Date): Generator<GeneratedReview> {
  for (const school of schools) yield* generateReviews(school, now)
}

function* grantRows(schools: Iterable<GeneratedSchool>) {
  for (const { id, premium } of schools) if (premium) yield { school_id: id, reason: 'generated' }
}

function* codeRows(schools: Iterable<GeneratedSchool>) {
  for (const { id, source, source_id } of schools) yield { source, code: source_id, school_id: id }
}

/** Unlike `take`, leaves the iterator open for the next piece. */
function* takeSome<T>(iterator: Iterator<T>, most: number): Generator<T> {
  for (let taken = 0; taken < most; taken++) {
    const { done, value } = iterator.next()
    if (done) return
    yield value
  }
}

function counted<T>(rows: Iterable<T>, report: (count: number) => void): { rows: Iterable<T>; count: () => number } {
  let count = 0
  const counting = function* () {
    for (const row of rows) {
      yield row
      count++
      if (count % 1000 === 0) report(count)
    }
    report(count)
  }
  return { rows: counting(), count: () => count }
}
