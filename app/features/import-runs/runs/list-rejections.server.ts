import { db } from '#db/client.ts'
import { csvLine } from '#lib/text/csv.ts'
import { CHANGES_PER_PAGE } from './list-changes.server.ts'

const COLUMNS = ['number', 'file', 'line', 'code', 'reason', 'detail'] as const
const BATCH_SIZE = 1000

/** A rejected row, with its place in the file and the reason. */
export type RejectedRow = Awaited<ReturnType<typeof readRows>>[number]

/** Lists a page of a run's rejected rows, in the order of the files. */
export const listRejections = (runId: string, page: number): Promise<RejectedRow[]> =>
  readRows(runId, (page - 1) * CHANGES_PER_PAGE, CHANGES_PER_PAGE)

/** Streams all rejected rows as lines of CSV. */
export async function* rejectionsCsv(runId: string): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  let after = 0
  for (;;) {
    const batch = await readRows(runId, after, BATCH_SIZE)
    yield batch.map((row) => csvLine(COLUMNS.map((column) => row[column]))).join('')
    if (batch.length < BATCH_SIZE) return
    after += BATCH_SIZE
  }
}

/** Rows are numbered from 1 without gaps. */
function readRows(runId: string, after: number, count: number) {
  return db()
    .selectFrom('import_rejections')
    .select(COLUMNS)
    .where('run_id', '=', runId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(count)
    .execute()
}
