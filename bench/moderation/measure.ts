import type { Kind, ReviewLanguage } from '#app/features/screening/finding.ts'
import { screenText } from '#app/features/screening/screen-text.ts'

export const KINDS = ['name', 'phone', 'address', 'link', 'insult', 'health'] as const satisfies Kind[]

// The labels have one kind for web and e-mail addresses.
const labelOf = (kind: Kind): Kind => (kind === 'email' ? 'link' : kind)

/** A sentence and the kinds in it; none if it is harmless. */
export type Labelled = { text: string; kinds: readonly Kind[] }

export type Miss = { language: ReviewLanguage; text: string; kind: Kind; was: 'overlooked' | 'wrongly found' }

/** Sentences of one kind: correctly found, wrongly found and missed. */
export type Counts = { right: number; wrong: number; overlooked: number }

/** Share of correct findings among all findings, from 0 to 1. */
export const precision = ({ right, wrong }: Counts) => right / (right + wrong || 1)

/** Share of findings among the labelled sentences, from 0 to 1. */
export const recall = ({ right, overlooked }: Counts) => right / (right + overlooked || 1)

const GOAL = 0.9

/** Whether both are at least 0.9. */
export const isGood = (counts: Counts) => precision(counts) >= GOAL && recall(counts) >= GOAL

/** Compares the findings with the labels, sentence by sentence. */
export function missesOf(language: ReviewLanguage, sentences: readonly Labelled[]): Miss[] {
  return sentences.flatMap(({ text, kinds }) => {
    const found = new Set(screenText(text, language).map(({ kind }) => labelOf(kind)))
    return KINDS.flatMap((kind) => {
      if (found.has(kind) === kinds.includes(kind)) return []
      return [{ language, text, kind, was: found.has(kind) ? ('wrongly found' as const) : ('overlooked' as const) }]
    })
  })
}

export function countsOf(kind: Kind, sentences: readonly Labelled[], misses: readonly Miss[]): Counts {
  const ofKind = misses.filter((miss) => miss.kind === kind)
  const overlooked = ofKind.filter(({ was }) => was === 'overlooked').length
  const labelled = sentences.filter(({ kinds }) => kinds.includes(kind)).length
  return { right: labelled - overlooked, wrong: ofKind.length - overlooked, overlooked }
}
