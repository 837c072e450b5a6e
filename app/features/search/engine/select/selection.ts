import type { BitsMatch } from '../match/match.ts'

/** The live documents of a segment that fit the text and the area, before the filters. */
export type Selection = ListSelection | BitsSelection

/** Few documents, or measured from a point: in no order, each once with its rank and the chord from the point in km. */
export type ListSelection = { kind: 'list'; docs: Uint32Array; ranks: Uint8Array; chords: Float64Array }

/** Many documents, without a point. */
export type BitsSelection = { kind: 'bits'; match: BitsMatch }

/** A list selection that is filled one by one. */
export class SelectionWriter {
  #docs = new Uint32Array(64)
  #ranks = new Uint8Array(64)
  #chords = new Float64Array(64)
  #count = 0

  add(doc: number, rank: number, chord: number): void {
    if (this.#count === this.#docs.length) this.#grow()
    this.#docs[this.#count] = doc
    this.#ranks[this.#count] = rank
    this.#chords[this.#count++] = chord
  }

  finish(): ListSelection {
    return {
      kind: 'list',
      docs: this.#docs.subarray(0, this.#count),
      ranks: this.#ranks.subarray(0, this.#count),
      chords: this.#chords.subarray(0, this.#count),
    }
  }

  #grow(): void {
    const [docs, ranks, chords] = [this.#docs, this.#ranks, this.#chords]
    this.#docs = new Uint32Array(docs.length * 4)
    this.#ranks = new Uint8Array(docs.length * 4)
    this.#chords = new Float64Array(docs.length * 4)
    this.#docs.set(docs)
    this.#ranks.set(ranks)
    this.#chords.set(chords)
  }
}
