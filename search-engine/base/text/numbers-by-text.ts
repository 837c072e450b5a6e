import { buildNameIndex, docsNamed, type NameIndex } from './name-index.ts'

/** Returns the FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Finds the numbers that have a text where each text can be recomputed from its number: only hashes stay in memory. */
export class NumbersByText {
  readonly #index: NameIndex
  readonly #textOf: (number: number) => string

  /** @param hashes the hash of the text of each number, see {@link hashText} */
  constructor(hashes: Uint32Array, textOf: (number: number) => string) {
    this.#index = buildNameIndex(hashes)
    this.#textOf = textOf
  }

  /** Returns the numbers that have a text, in ascending order. */
  find(text: string): number[] {
    return docsNamed(this.#index, hashText(text)).filter((number) => this.#textOf(number) === text)
  }
}
