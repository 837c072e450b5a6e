import fs from 'node:fs'
import path from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { RejectionReason } from '../register-school.ts'

/** A rejected row with its origin. */
export type RejectedRow = { file: string; line: number; code: string; reason: RejectionReason; detail: string }

/** Receives rejected rows. They are written as they come, so that many of them take no memory. */
export type RejectedRows = {
  add: (row: RejectedRow) => void
  /** Copies them into `import_rejections`, within the running transaction. */
  store: (client: Client, runId: string) => Promise<void>
  /** Removes the file again if the run failed. */
  discard: () => void
}

const COLUMNS = ['number', 'file', 'line', 'code', 'reason', 'detail']

/** Keeps rejected rows in a CSV file for the importing person; the first of them creates it. */
export function rejectedRowsFile(file: string): RejectedRows {
  let stream: fs.WriteStream | undefined
  let number = 0
  const open = () => {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const opened = fs.createWriteStream(file)
    opened.write(`${COLUMNS.join(',')}\n`)
    return opened
  }
  return {
    add: (row) => {
      stream ??= open()
      number += 1
      stream.write(`${[number, row.file, row.line, row.code, row.reason, row.detail].map(csvCell).join(',')}\n`)
    },
    store: async (client, runId) => {
      if (!stream) return
      stream.end()
      await finished(stream)
      await client.query(`create temp table rejected (number integer, file text, line integer, code text, reason text,
        detail text) on commit drop`)
      const copy = copyFrom(`copy rejected from stdin (format csv, header true, force_not_null (code, detail))`)
      await pipeline(fs.createReadStream(file), client.query(copy))
      await client.query(
        `insert into import_rejections (run_id, ${COLUMNS.join(', ')}) select $1, ${COLUMNS.join(', ')} from rejected`,
        [runId],
      )
    },
    discard: () => {
      stream?.destroy()
      fs.rmSync(file, { force: true })
    },
  }
}

/** For a trial run, which leaves nothing behind. */
export const noRejectedRows: RejectedRows = { add: () => {}, store: async () => {}, discard: () => {} }

/** Returns a cell that no spreadsheet takes for a formula. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+@-]/.test(value) ? `'${value}` : value
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
