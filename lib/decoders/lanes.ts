import { Lane } from './lane.ts'
import type { Tasks } from './tasks.ts'

/** Run from its source even beside the built program, which is in the same folder. */
const PROGRAM = 'lib/decoders/main.ts'

/**
 * Decodes pictures and videos, one file at a time, because the largest need most of the memory that a small machine has
 * to spare. An AVIF of 16 megapixels at 10 bits and an interlaced PNG of 40 at 16 bits take 500 MB; a three-hour film
 * of 200 MB takes 510.
 */
export const decoders = new Lane<Tasks>(PROGRAM, { heapMb: 320, residentMb: 580, restMb: 150 })

/** A picture whose uploader waits for the answer. */
export const AT_ONCE = { ms: 30_000, patience: 20_000 }
/** A file that a job decodes, in no hurry. */
export const IN_A_JOB = { ms: 120_000 }
