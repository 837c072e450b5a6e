// Loaded before a program (`--import`): its clock is moved by the milliseconds in the file that MOVED_CLOCK names. What
// has passed since its start, which timers count, is not, as when a machine is set right.
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
