import { db } from '#db/client.ts'
import { csvLine } from '#lib/text/csv.ts'

const BATCH_SIZE = 500
const COLUMNS = ['received_at', 'name', 'email', 'phone', 'language', 'message', 'answered_at', 'answer'] as const

/** Streams all enquiries to a school as lines of CSV, newest first. Instants are ISO 8601 in UTC. */
export async function* exportEnquiries(schoolId: string): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(COLUMNS)}`
  let before: string | undefined
  do {
    const batch: Row[] = await batchOf(schoolId, before).execute()
    if (batch.length > 0) yield batch.map((row) => csvLine(cellsOf(row))).join('')
    before = batch.length === BATCH_SIZE ? batch.at(-1)?.id : undefined
  } while (before)
}

const batchOf = (schoolId: string, before: string | undefined) =>
  db()
    .selectFrom('enquiries')
    .select(['id', 'name', 'email', 'phone', 'locale', 'text', 'answer', 'created_at', 'answered_at'])
    .where('school_id', '=', schoolId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(BATCH_SIZE)

type Row = Awaited<ReturnType<ReturnType<typeof batchOf>['execute']>>[number]

const cellsOf = (row: Row) => [
  row.created_at.toISOString(),
  row.name,
  row.email,
  row.phone,
  row.locale,
  row.text,
  row.answered_at?.toISOString() ?? null,
  row.answer,
]
