// Loaded before a program (`--import`): shifts its clock by the milliseconds in the file named by MOVED_CLOCK. The time
// since its start, by which timers run, is not shifted, as when a machine's clock is corrected.
import fs from 'node:fs'

const file = process.env.MOVED_CLOCK ?? ''
const Real = Date
let by = 0
setInterval(() => {
  by = Number(fs.readFileSync(file, 'utf8'))
}, 100).unref()

class MovedDate extends Real {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(Real.now() + by)
    else super(...(given as [number]))
  }

  static override now(): number {
    return Real.now() + by
  }
}
globalThis.Date = MovedDate as DateConstructor
