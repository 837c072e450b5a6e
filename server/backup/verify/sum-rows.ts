import { hash } from 'node:crypto'

const NEW_LINE = 0x0a
const BITS = 128

/** Rows of a table as a number of them and one of their contents, whatever their order. */
export type RowSum = { rows: number; sum: string }

/** Counts and adds up rows in PostgreSQL's text format of COPY, each of which is a line, in chunks of any size. */
export class RowSummer {
  #rows = 0
  #sum = 0n
  #begun: Buffer[] = []

  add(chunk: Buffer): void {
    let from = 0
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
      const rest = chunk.subarray(from, end)
      this.#addRow(this.#begun.length === 0 ? rest : Buffer.concat([...this.#begun, rest]))
      this.#begun = []
      from = end + 1
    }
    if (from < chunk.length) this.#begun.push(chunk.subarray(from))
  }

  /** A hash of each row is added, so that two swapped rows change nothing and a changed, lost or doubled one does. */
  #addRow(row: Buffer): void {
    this.#rows += 1
    this.#sum = BigInt.asUintN(BITS, this.#sum + BigInt(`0x${hash('sha256', row).slice(0, BITS / 4)}`))
  }

  /** @throws Error when the last row has no end */
  end(): RowSum {
    if (this.#begun.length > 0) throw new Error('The last row of a table has no end.')
    return { rows: this.#rows, sum: this.#sum.toString(16) }
  }
}
