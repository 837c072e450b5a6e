import { Presets, SingleBar } from 'cli-progress'
import type { MergeCounts } from './store/merge.ts'

/** Receives the progress of an import while it reads. */
export type ImportProgress = {
  /** Called once if another import has to end first. */
  waits: () => void
  /** @param total unpacked bytes of all tables */
  start: (total: number) => void
  /** Called with the number of bytes read since the last call. */
  bytes: (count: number) => void
  /** Called with the total number of rows read. */
  rows: (count: number) => void
  /** Called with the counts of merging the rows into the directory. */
  merged: (counts: MergeCounts) => void
  stop: () => void
}

export const noProgress: ImportProgress = {
  waits: () => {},
  start: () => {},
  bytes: () => {},
  rows: () => {},
  merged: () => {},
  stop: () => {},
}

const WAITS = 'Another import is running: this one begins when it has ended.\n'
const FORMAT = '{bar} {percentage} % · {rows} rows · {rate} rows/s · {eta_formatted} left'
/** Shows a progress bar with rate and time left on a terminal, and nothing elsewhere. */
export function commandLineProgress(stream: NodeJS.WriteStream): ImportProgress {
  return stream.isTTY ? barProgress(stream) : noProgress
}

function barProgress(stream: NodeJS.WriteStream): ImportProgress {
  const bar = new SingleBar({ stream, format: FORMAT, hideCursor: true, clearOnComplete: true }, Presets.shades_classic)
  let started = 0
  return {
    start: (total) => {
      started = performance.now()
      bar.start(total, 0, { rows: 0, rate: 0 })
    },
    bytes: (count) => bar.increment(count),
    rows: (count) => bar.update({ rows: count, rate: rate(count, started) }),
    merged: () => {},
    waits: () => void stream.write(WAITS),
    stop: () => bar.stop(),
  }
}

function rate(rows: number, started: number): number {
  return Math.round((rows * 1000) / Math.max(performance.now() - started, 1))
}
