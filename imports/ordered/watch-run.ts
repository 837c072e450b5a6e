import { connectForImport } from '../connection.ts'
import type { ImportProgress } from '../progress.ts'

const REPORT_EVERY_MS = 1000

/** Records the progress of a run on a separate connection, and learns there whether it has been cancelled. */
export type RunWatch = {
  progress: ImportProgress
  /** Aborted when the run is cancelled. */
  cancelled: AbortSignal
  end: () => Promise<void>
}

/** Watches a run until ended. */
export async function watchRun(runId: string): Promise<RunWatch> {
  const client = await connectForImport()
  const cancel = new AbortController()
  const so = { total: 0, bytes: 0, rows: 0, added: 0, changed: 0 }
  const report = async () => {
    const { rows } = await client.query<{ cancel_asked: boolean }>(
      `update import_runs set bytes_total = $2, bytes_read = $3, read_count = $4, added_count = $5, changed_count = $6
       where id = $1 and state = 'running' returning cancel_asked`,
      [runId, so.total, so.bytes, so.rows, so.added, so.changed],
    )
    if (rows[0]?.cancel_asked) cancel.abort()
  }
  let telling = Promise.resolve()
  // A failed check is made up for by the next one; an unreachable database ends the run itself.
  const timer = setInterval(() => {
    telling = telling.then(report).catch(() => {})
  }, REPORT_EVERY_MS)
  return {
    cancelled: cancel.signal,
    progress: {
      waits: () => {},
      start: (total) => Object.assign(so, { total }),
      bytes: (count) => {
        so.bytes += count
      },
      rows: (rows) => Object.assign(so, { rows }),
      merged: ({ added, changed }) => Object.assign(so, { added, changed }),
      stop: () => {},
    },
    end: async () => {
      clearInterval(timer)
      await telling
      await client.end()
    },
  }
}
