import '#app/i18n/all.server.ts'
import { factText, formatFactNumber, formatPeriod } from '#app/features/facts/format-fact.ts'
import { FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { type FactPlace, MIN_SIMILAR, type SimilarSchools } from './find-similar-schools.server.ts'

/** Places on a scale in per cent of its length: the school, the median and the middle half of the others. */
export type SpreadScale = { at: number; middle: number; from: number; to: number }

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
  scale: SpreadScale
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
export function presentSimilarSchools({ hasPosition, schools, places }: SimilarSchools, locale: Locale): ShownSimilar {
  const t = translator(locale)
  const sorted = [...places].sort((one, other) => FACTS[other.fact].glance - FACTS[one.fact].glance)
  const enough = schools >= MIN_SIMILAR ? sorted.filter((place) => place.schools >= MIN_SIMILAR) : []
  const known = hasPosition && schools >= MIN_SIMILAR
  const few = known ? sorted.filter((place) => place.schools < MIN_SIMILAR) : []
  return {
    state: stateOf({ hasPosition, schools, places }),
    schools,
    places: enough.map((place) => present(place, locale)),
    tooFew: few.map(({ fact }) => t(`fact.${fact}`)),
  }
}

function stateOf({ hasPosition, schools, places }: SimilarSchools): ShownSimilar['state'] {
  if (!hasPosition) return 'no-position'
  if (places.length === 0) return 'no-numbers'
  return schools < MIN_SIMILAR ? 'too-few' : 'shown'
}

function present(place: FactPlace, locale: Locale): ShownPlace {
  const { fact, own, median, schools, below, above } = place
  const warning = factText(locale, `fact.${fact}.warning`)
  return {
    id: fact,
    label: translator(locale)(`fact.${fact}`),
    value: formatFactNumber(locale, fact, own),
    period: formatPeriod(locale, place),
    median: formatFactNumber(locale, fact, median),
    schools,
    below,
    above,
    scale: scaleOf(place),
    ...(warning && { warning }),
  }
}

/** The scale goes from the 5th to the 95th percentile, or to the school itself if it lies beyond them. */
function scaleOf({ own, low, high, median, lowerQuartile, upperQuartile }: FactPlace): SpreadScale {
  const [least, most] = [Math.min(low, own), Math.max(high, own)]
  const at = (number: number) => (most === least ? 50 : Math.round(((number - least) / (most - least)) * 1000) / 10)
  return { at: at(own), middle: at(median), from: at(lowerQuartile), to: at(upperQuartile) }
}
