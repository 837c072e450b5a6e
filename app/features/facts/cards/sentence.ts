import { agesInClasses, germanClasses } from '#app/features/schools/stages/german-classes.ts'
import type { Span } from '#app/features/schools/stages/stage.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CardSchool } from './card-school.ts'
import { CARD_LANGUAGES } from './languages/card-languages.ts'

/** Longer sentences lose their last parts, so that they fit on one line of a list. */
const MAX_LENGTH = 90

/**
 * Returns a sentence made of official facts: `Öffentliches Gymnasium, Klassen 5 bis 13, 890 Kinder, Ganztag`; null if
 * they say no more than the type of the school.
 */
export function sentenceOf(school: CardSchool, locale: Locale): string | null {
  const parts = partsOf(school, locale)
  if (parts.length === 0 && !school.operator && !hasFaith(school)) return null
  const head = CARD_LANGUAGES[locale].head(school)
  return joined(head.charAt(0).toLocaleUpperCase(locale) + head.slice(1), parts)
}

const hasFaith = ({ faith }: CardSchool) => faith !== null && faith !== 'other'

function partsOf(school: CardSchool, locale: Locale): string[] {
  const language = CARD_LANGUAGES[locale]
  const { institute, pupils, allDay, gender, boarding } = school
  const stage = stageWords(school, locale)
  return [
    ...(institute ? [language.institute(institute)] : []),
    ...(stage ? [stage] : []),
    ...(pupils ? [language.pupils(formatNumber(locale, pupils), pupils, school)] : []),
    ...(allDay ? [language.allDay[allDay]] : []),
    ...(gender && gender !== 'mixed' ? [language.gender[gender]] : []),
    ...(boarding ? [language.boarding] : []),
  ]
}

/** Returns whom a school teaches: `Klassen 5 bis 13`, `11 bis 16 Jahre`; null if that is not known. */
export function stageWords(school: CardSchool, locale: Locale): string | null {
  const stage = stageOf(school, locale)
  if (!stage) return null
  const language = CARD_LANGUAGES[locale]
  return 'ages' in stage ? language.ages(stage.ages) : (language.classes?.(stage.classes) ?? null)
}

function joined(head: string, parts: readonly string[]): string {
  const whole = [head, ...parts].join(', ')
  return whole.length > MAX_LENGTH && parts.length > 0 ? joined(head, parts.slice(0, -1)) : whole
}

/** The classes or the ages that a school is for. */
type Stage = { classes: Span } | { ages: Span }

/**
 * Returns the ages given by the register, or what the type of a German school is for by law: classes for readers who
 * count them as Germany does, ages for all others.
 */
function stageOf({ ages, country, region, localType }: CardSchool, locale: Locale): Stage | null {
  if (ages) return { ages }
  const classes = country === 'DE' ? germanClasses(localType, region) : undefined
  if (!classes) return null
  return locale === 'de' ? { classes } : { ages: agesInClasses(classes) }
}
