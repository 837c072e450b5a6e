import type { BitsMatch } from '../match/match.ts'

/** The live documents of a segment that match the text and the area, before the filters. */
export type Selection = ListSelection | BitsSelection

/**
 * Few documents, or documents measured from a point: in no particular order, each once. The values on which ranks
 * depend are kept instead of ranks, because most documents are never ranked.
 */
export type ListSelection = {
  kind: 'list'
  docs: Uint32Array
  /** Level of the match, {@link BY_NUMBER}, or a level plus {@link OUTSIDE}. */
  levels: Uint8Array
  /** Chords from the point in km; without a point all are 0. */
  chords: Float64Array | undefined
}

export type MeasuredSelection = ListSelection & { chords: Float64Array }

/** Level of a school found by its official number. */
export const BY_NUMBER = 7
/** Added to the level of a document that is not in the place of the text. */
export const OUTSIDE = 8

/** Many documents, without a point. */
export type BitsSelection = { kind: 'bits'; match: BitsMatch }

/** A list selection with chords that is filled one by one. */
export class SelectionWriter {
  #docs = new Uint32Array(64)
  #levels = new Uint8Array(64)
  #chords = new Float64Array(64)
  #count = 0

  add(doc: number, level: number, chord: number): void {
    if (this.#count === this.#docs.length) this.#grow()
    this.#docs[this.#count] = doc
    this.#levels[this.#count] = level
    this.#chords[this.#count++] = chord
  }

  finish(): MeasuredSelection {
    return {
      kind: 'list',
      docs: this.#docs.subarray(0, this.#count),
      levels: this.#levels.subarray(0, this.#count),
      chords: this.#chords.subarray(0, this.#count),
    }
  }

  #grow(): void {
    const [docs, levels, chords] = [this.#docs, this.#levels, this.#chords]
    this.#docs = new Uint32Array(docs.length * 4)
    this.#levels = new Uint8Array(docs.length * 4)
    this.#chords = new Float64Array(docs.length * 4)
    this.#docs.set(docs)
    this.#levels.set(levels)
    this.#chords.set(chords)
  }
}
