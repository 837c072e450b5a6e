import { sortTerms } from '../../base/text/lexicon.ts'

/**
 * Encodes one posting: a document that has a term, and whether the term is in the field as written (a word of the name
 * or of the town) or only means the same. Postings of a term are sorted by document.
 */
export const encodePosting = (doc: number, isSynonym: boolean): number => doc * 2 + (isSynonym ? 1 : 0)
export const docOf = (posting: number): number => posting >>> 1
export const isSynonymPosting = (posting: number): boolean => (posting & 1) === 1

/** Terms in the order of a lexicon with their postings, see `SegmentData`. */
export type InvertedIndex = { terms: string[]; offsets: Uint32Array; postings: Uint32Array }

/** Collects postings document by document, in ascending order of documents. */
export class PostingsWriter {
  readonly #numbers = new Map<string, number>()
  #terms = new Uint32Array(1024)
  #postings = new Uint32Array(1024)
  #count = 0

  add(term: string, doc: number, isSynonym: boolean): void {
    let number = this.#numbers.get(term)
    if (number === undefined) {
      number = this.#numbers.size
      this.#numbers.set(term, number)
    }
    if (this.#count === this.#terms.length) this.#grow()
    this.#terms[this.#count] = number
    this.#postings[this.#count++] = encodePosting(doc, isSynonym)
  }

  /** Sorts the terms and groups the postings by them. */
  finish(): InvertedIndex {
    const terms = sortTerms([...this.#numbers.keys()])
    const place = new Uint32Array(terms.length)
    for (const [at, term] of terms.entries()) place[this.#numbers.get(term)!] = at
    const offsets = new Uint32Array(terms.length + 1)
    for (let i = 0; i < this.#count; i++) offsets[place[this.#terms[i]!]! + 1]!++
    for (let at = 0; at < terms.length; at++) offsets[at + 1]! += offsets[at]!
    const postings = new Uint32Array(this.#count)
    const next = offsets.slice()
    for (let i = 0; i < this.#count; i++) postings[next[place[this.#terms[i]!]!]!++] = this.#postings[i]!
    return { terms, offsets, postings }
  }

  #grow(): void {
    const [terms, postings] = [new Uint32Array(this.#count * 2), new Uint32Array(this.#count * 2)]
    terms.set(this.#terms)
    postings.set(this.#postings)
    this.#terms = terms
    this.#postings = postings
  }
}
