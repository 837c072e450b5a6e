import { Lane } from './lane.ts'
import type { Tasks } from './tasks.ts'

/** Runs from its source, also beside the built program, which stands in the same folder. */
const PROGRAM = 'lib/decoders/main.ts'

/**
 * Reads pictures and videos, one file at a time: the largest need most of what a small machine has left. An AVIF of 16
 * megapixels in 10 bits and an interlaced PNG of 40 in 16 bits take 500 MB, a film of three hours in 200 MB takes 510.
 */
export const decoders = new Lane<Tasks>(PROGRAM, { heapMb: 320, residentMb: 580, restMb: 150 })

/** A picture with a visitor behind it, who waits for the answer. */
export const AT_ONCE = { ms: 30_000, patience: 20_000 }
/** A file whose job has time. */
export const IN_A_JOB = { ms: 120_000 }
