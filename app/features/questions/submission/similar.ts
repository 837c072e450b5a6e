/** A public question that is like one that somebody is about to ask. */
export type SimilarQuestion = {
  id: string
  text: string
  language: string
  /** Whether it asks the same, so that asking again is refused. */
  isSame: boolean
  /** Public answers. */
  answers: number
}

/** Reads the similar questions that a refused form has beside its field `similar`. */
export const readSimilar = (written: readonly string[] | undefined): SimilarQuestion[] =>
  (written ?? []).map((one) => JSON.parse(one) as SimilarQuestion)
