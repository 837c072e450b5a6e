import '#app/i18n/all.server.ts'
import { type FactScale, placeOnScale } from '#app/features/facts/fact-scale.ts'
import { factText, formatFactNumber, formatOwnNumber, formatPeriod } from '#app/features/facts/format-fact.ts'
import { FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { type FactRank, MIN_SIMILAR_SCHOOLS, type SimilarSchools } from './find-similar-schools.server.ts'

/** A number of the school among those of similar schools, in the reader's language. */
export type ShownPlace = {
  id: FactId
  label: string
  value: string
  period: string
  median: string
  schools: number
  below: number
  above: number
  scale: FactScale
  warning?: string
}

/** A school's place among similar ones as its dashboard shows it. */
export type ShownSimilar = {
  state: 'shown' | 'no-position' | 'too-few' | 'no-numbers'
  schools: number
  places: ShownPlace[]
  /** Names of numbers that fewer than ten similar schools have. */
  tooFew: string[]
}

/** Presents a school's place among similar ones; those shown at a glance come first. */
export function presentSimilarSchools(similar: SimilarSchools, locale: Locale): ShownSimilar {
  const t = translator(locale)
  const state = stateOf(similar)
  const compared = state === 'shown' ? similar.places : []
  const sorted = [...compared].sort((one, other) => FACTS[other.fact].glance - FACTS[one.fact].glance)
  return {
    state,
    schools: similar.schools,
    places: sorted.filter(({ schools }) => schools >= MIN_SIMILAR_SCHOOLS).map((place) => present(place, locale)),
    tooFew: sorted.filter(({ schools }) => schools < MIN_SIMILAR_SCHOOLS).map(({ fact }) => t(`fact.${fact}`)),
  }
}

function stateOf({ hasPosition, schools, places }: SimilarSchools): ShownSimilar['state'] {
  if (!hasPosition) return 'no-position'
  if (places.length === 0) return 'no-numbers'
  return schools < MIN_SIMILAR_SCHOOLS ? 'too-few' : 'shown'
}

function present(place: FactRank, locale: Locale): ShownPlace {
  const { fact, own, median, schools, below, above } = place
  const warning = factText(locale, `fact.${fact}.warning`)
  return {
    id: fact,
    label: translator(locale)(`fact.${fact}`),
    value: formatOwnNumber(locale, fact, own),
    period: formatPeriod(locale, place),
    median: formatFactNumber(locale, fact, median),
    schools,
    below,
    above,
    scale: placeOnScale(own, place),
    ...(warning && { warning }),
  }
}
