import { type Bitmap, hasBit } from '../../base/sets/bitmap.ts'
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
  /** Level of the match or {@link BY_NUMBER}, plus {@link OUTSIDE_PLACE} and {@link UNMET} where they apply. */
  levels: Uint8Array
  /** Chords from the point in km; without a point all are 0. */
  chords: Float64Array | undefined
}

export type MeasuredSelection = ListSelection & { chords: Float64Array }

/** Level of a school found by its official number. */
export const BY_NUMBER = 7
/** Added to the level of a document that is not in the place of the text. */
export const OUTSIDE_PLACE = 8

/** Added to the level of a document for each preferred set that it is not in. */
export const UNMET = 16
/** A search has at most this many preferred sets, so that levels fit into a byte. */
export const MAX_UNMET = 8

/** Returns what {@link UNMET} adds to the level of a document. */
export function unmetLevel(preferred: readonly Bitmap[], doc: number): number {
  let level = 0
  for (let at = 0; at < preferred.length; at++) if (!hasBit(preferred[at]!, doc)) level += UNMET
  return level
}

/** Many documents, without a point; those in more of the preferred sets come first. */
export type BitsSelection = { kind: 'bits'; match: BitsMatch; preferred: readonly Bitmap[] }

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
