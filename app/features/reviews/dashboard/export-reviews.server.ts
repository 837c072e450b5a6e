import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Cursor } from '#db/cursor.ts'
import { comesAfter, cursorOf, microsOf } from '#db/keyset.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { csvLine } from '#lib/text/csv.ts'

const BATCH_SIZE = 500
const COLUMNS = [
  'published_on',
  'changed_on',
  'stars',
  'author',
  'relation',
  'until_year',
  'experienced_on',
  'language',
  'review',
  'verified',
  'being_checked',
  'helpful',
  'answer',
  'answered_on',
] as const

/** Streams all public reviews of a school as lines of CSV, newest first; they contain only what everybody can read. */
export async function* exportReviews(schoolId: string): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(COLUMNS)}`
  let after: Cursor | undefined
  do {
    const batch: Row[] = await batchOf(schoolId, after).execute()
    if (batch.length > 0) yield batch.map((row) => csvLine(cellsOf(row))).join('')
    const last = batch.at(-1)
    after = last && batch.length === BATCH_SIZE ? cursorOf(last) : undefined
  } while (after)
}

const ORDER = { at: sql.ref('r.published_at'), id: sql.ref('r.id') }

const batchOf = (schoolId: string, after: Cursor | undefined) =>
  db()
    .selectFrom('reviews as r')
    .leftJoin('review_answers as a', (join) => join.onRef('a.review_id', '=', 'r.id').on('a.status', '=', 'published'))
    .select(['r.id', 'r.rating', 'r.author_name', 'r.relation', 'r.until_year', 'r.experienced_on', 'r.language'])
    .select(['r.comment', 'r.verified_level', 'r.status', 'r.helpful_count', 'r.published_at', 'r.changed_at'])
    .select(['a.text as answer', 'a.created_at as answered_at', microsOf(ORDER.at).as('micros')])
    .where('r.school_id', '=', schoolId)
    .where('r.status', 'in', ['published', 'disputed'])
    .where(comesAfter(ORDER, after, 'desc'))
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(BATCH_SIZE)

type Row = Awaited<ReturnType<ReturnType<typeof batchOf>['execute']>>[number]

const dayOf = (instant: Date | null): string | null => instant && berlinDay(instant)

const cellsOf = (row: Row) => [
  dayOf(row.published_at),
  dayOf(row.changed_at),
  row.rating,
  row.author_name,
  row.relation,
  row.until_year,
  row.experienced_on,
  row.language,
  row.comment,
  row.verified_level,
  row.status === 'disputed' ? 'yes' : '',
  row.helpful_count,
  row.answer,
  dayOf(row.answered_at),
]
