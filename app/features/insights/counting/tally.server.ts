import { beforeClose } from '#db/client.ts'
import { log } from '#lib/log.ts'
import type { Counted } from './figures.ts'
import { type Batch, writeFigures } from './write-figures.server.ts'

/** Milliseconds for which counts wait in memory; a crash loses no more than these. */
const FLUSH_MS = 3000
/** Maximum number of rows that wait while the database cannot be reached. */
const MAX_ROWS = 100_000

type Row = Batch & { counts: Partial<Record<Counted, number>>; marks: Set<string> }

let waiting = new Map<string, Row>()
let timer: NodeJS.Timeout | undefined
let writing = Promise.resolve()

/**
 * Counts something for a school. It is written with everything else within seconds.
 *
 * @param day YYYY-MM-DD
 * @param mark of the visitor, where distinct ones are counted
 */
export function tally(schoolId: string, day: string, figure: Counted, { mark, count = 1 }: Told = {}): void {
  const key = `${day} ${schoolId}`
  const row = waiting.get(key) ?? { schoolId, day, counts: {}, marks: new Set() }
  if (!waiting.has(key) && waiting.size >= MAX_ROWS) return
  waiting.set(key, row)
  row.counts[figure] = (row.counts[figure] ?? 0) + count
  if (mark) row.marks.add(mark)
  if (timer) return
  timer = setTimeout(() => void flushFigures(), FLUSH_MS).unref()
  beforeClose(flushFigures)
}
type Told = { mark?: string; count?: number }

/** Writes the waiting counts, one batch after the other. What cannot be written keeps waiting. */
export function flushFigures(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  writing = writing.then(writeWaiting)
  return writing
}

async function writeWaiting(): Promise<void> {
  const batch = waiting
  waiting = new Map()
  try {
    await writeFigures([...batch.values()])
  } catch (error) {
    log().warn({ err: error, rows: batch.size }, 'figures could not be written and wait')
    for (const { schoolId, day, counts, marks } of batch.values()) putBack(schoolId, day, counts, [...marks])
  }
}

function putBack(schoolId: string, day: string, counts: Row['counts'], marks: string[]): void {
  for (const [figure, count] of Object.entries(counts)) tally(schoolId, day, figure as Counted, { count })
  const row = waiting.get(`${day} ${schoolId}`)
  for (const mark of marks) row?.marks.add(mark)
}
