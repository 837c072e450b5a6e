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
/** Without a terminal, a line is written for each step of this share, so that logs stay short. */
const LOG_STEP = 0.25

/** Shows a progress bar with rate and time left on a terminal, and a few plain lines elsewhere. */
export function commandLineProgress(stream: NodeJS.WriteStream): ImportProgress {
  return stream.isTTY ? barProgress(stream) : lineProgress(stream)
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

function lineProgress(stream: NodeJS.WriteStream): ImportProgress {
  let total = 1
  let seen = 0
  let next = LOG_STEP
  let started = 0
  return {
    start: (bytes) => {
      total = bytes
      seen = 0
      next = LOG_STEP
      started = performance.now()
    },
    bytes: (count) => {
      seen += count
    },
    rows: (count) => {
      const share = seen / total
      if (share < next) return
      const left = Math.round(((performance.now() - started) / 1000) * (1 / share - 1))
      stream.write(`${Math.round(share * 100)} % · ${count} rows · ${rate(count, started)} rows/s · ${left} s left\n`)
      next = (Math.floor(share / LOG_STEP) + 1) * LOG_STEP
    },
    merged: () => {},
    waits: () => void stream.write(WAITS),
    stop: () => {},
  }
}

function rate(rows: number, started: number): number {
  return Math.round((rows * 1000) / Math.max(performance.now() - started, 1))
}
