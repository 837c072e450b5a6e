import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyCells } from '../store/copy-cells.ts'
import type { Fact, Period } from './fact.ts'

/** What a file says about all of its facts. */
type FactFile = {
  /** Day for facts without a period: that of the edition (YYYY-MM-DD), or of the import if nobody knows it. */
  start: string
  day: string | null
  isProvisional: boolean
}

/**
 * Facts wait here while schools are being copied over the only connection; on disk, so that many of them take no
 * memory.
 */
export type SpooledFacts = {
  add: (key: string, facts: readonly Fact[], file: FactFile) => Promise<void>
  /** Copies them into {@link INCOMING_FACTS}, within the running transaction. */
  copy: (client: Client) => Promise<void>
  discard: () => void
}

const COLUMNS = 'key, fact, period, period_start, dated_by, number, choice, missing, is_provisional, edition_day'

/** Where the facts of the files wait to be merged; it is dropped at the end of the transaction. */
export const INCOMING_FACTS = `create temp table incoming_facts (number_in_file bigint generated always as identity, key text,
  fact text, period text, period_start date, dated_by text, number double precision, choice text, missing text,
  is_provisional boolean, edition_day date)
  on commit drop`

export function spooledFacts(): SpooledFacts {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-facts-'))
  const place = path.join(folder, 'facts')
  const stream = fs.createWriteStream(place)
  // Discarding it while it is still writing is not a failure; whatever comes next reports a full disk.
  stream.on('error', () => {})
  return {
    add: async (key, facts, file) => {
      if (stream.errored) throw stream.errored
      let lines = ''
      for (const fact of facts) lines += copyCells(cellsOf(key, fact, file))
      if (lines && !stream.write(lines)) await once(stream, 'drain')
    },
    copy: async (client) => {
      stream.end()
      await finished(stream)
      await client.query(INCOMING_FACTS)
      await pipeline(fs.createReadStream(place), client.query(copyFrom(`copy incoming_facts (${COLUMNS}) from stdin`)))
    },
    discard: () => {
      stream.destroy()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function cellsOf(key: string, fact: Fact, file: FactFile) {
  const period: Period = fact.period ?? { kind: 'day', start: file.start }
  const datedBy = fact.period ? 'publisher' : file.day === null ? 'import' : 'file'
  const { number = null, choice = null, missing = null } = fact
  return [
    key,
    fact.fact,
    period.kind,
    period.start,
    datedBy,
    number,
    choice,
    missing,
    String(file.isProvisional),
    file.day,
  ]
}
