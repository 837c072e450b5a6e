import fs from 'node:fs'
import { open } from 'node:fs/promises'

/** The content of a file that is being written, and the source of its tiles. */
export type Begun = { from: string; version: string; digest: string; areas: string; maxZoom: number }

/** The checksums of the finished reads by their number. */
export type Sums = Map<number, string>

/**
 * The record of a file that is being written, so that writing can continue after an interruption: one line describing
 * the finished file, and one for each read whose tiles are already in it.
 */
export class Journal {
  readonly #file: string
  constructor(file: string) {
    this.#file = file
  }

  /** Returns what was begun; a line that was cut off does not count. */
  read(): { begun: Begun; sums: Sums } | undefined {
    if (!fs.existsSync(this.#file)) return undefined
    const [first, ...lines] = fs.readFileSync(this.#file, 'utf8').split('\n').map(parseLine)
    const sums: Sums = new Map()
    for (const line of lines) if (Array.isArray(line)) sums.set(Number(line[0]), String(line[1]))
    return isBegun(first) ? { begun: first, sums } : undefined
  }

  begin(begun: Begun): void {
    fs.writeFileSync(this.#file, `${JSON.stringify(begun)}\n`)
  }

  /** Adds lines while tiles are written. */
  async append(): Promise<{ add: (number: number, sum: string) => Promise<void>; close: () => Promise<void> }> {
    const handle = await open(this.#file, 'a')
    return {
      add: async (number, sum) => {
        await handle.appendFile(`${JSON.stringify([number, sum])}\n`)
      },
      close: () => handle.close(),
    }
  }

  remove(): void {
    fs.rmSync(this.#file, { force: true })
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isBegun(value: unknown): value is Begun {
  return typeof value === 'object' && value !== null && 'digest' in value && 'from' in value && 'areas' in value
}
