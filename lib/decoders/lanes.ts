import { Lane } from './lane.ts'
import type { Tasks } from './tasks.ts'

/** Runs from its source, also beside the built program, which stands in the same folder. */
const PROGRAM = 'lib/decoders/main.ts'

/** Reads pictures. An AVIF of 16 megapixels takes 360 MB of memory, a photo of 40 as JPEG or PNG 70 to 210. */
export const pictureLane = new Lane<Tasks>(PROGRAM, { heapMb: 96, residentMb: 400 })
/** Reads videos, whose frames are copied and not decoded. */
export const videoLane = new Lane<Tasks>(PROGRAM, { heapMb: 128, residentMb: 200 })

/** A picture with a visitor behind it, who waits for the answer. */
export const AT_ONCE = { ms: 30_000, patience: 20_000 }
/** A file whose job has time. */
export const IN_A_JOB = { ms: 120_000 }
