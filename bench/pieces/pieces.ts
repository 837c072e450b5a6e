import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after a piece of work until its last turn is recorded. */
const SETTLE_MS = 60

type Turn = { pid: number; at: number; ms: number; wallMs: number }

/**
 * The longest turn in the first and in all later runs of a piece of work, and how many turns took longer than the
 * bound.
 */
export type Pieces = { name: string; first: number; later: number; many: number; runs: number }

/** Reads what `watch-turns.js` has recorded. */
export class PieceReader {
  readonly #file: string
  readonly #bound: number

  /** @param bound milliseconds above which a turn counts */
  constructor(file: string, bound: number) {
    this.#file = file
    this.#bound = bound
  }

  /** Runs a piece of work several times, one after the other, and returns the turns of the process meanwhile. */
  async of(name: string, runs: number, work: (run: number) => Promise<unknown>): Promise<Pieces> {
    const turns: number[][] = []
    for (let run = 0; run < runs; run++) {
      await sleep(SETTLE_MS)
      const from = fs.existsSync(this.#file) ? fs.statSync(this.#file).size : 0
      await work(run)
      await sleep(SETTLE_MS)
      turns.push(readTurns(this.#file, from).map(({ ms }) => ms))
    }
    const later = turns.slice(1).flat()
    return {
      name,
      first: Math.max(0, ...(turns[0] ?? [])),
      later: Math.max(0, ...later),
      many: turns.flat().filter((ms) => ms > this.#bound).length,
      runs,
    }
  }
}

/** Returns the turns recorded from a given byte of the file on. */
export function readTurns(file: string, from = 0): Turn[] {
  const text = fs.existsSync(file) ? fs.readFileSync(file).subarray(from).toString() : ''
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Turn]))
}
