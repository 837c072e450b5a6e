import { agesInClasses, germanClasses } from '#app/features/schools/stages/german-classes.ts'
import type { Span } from '#app/features/schools/stages/stage.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CardSchool } from './card-school.ts'
import { CARD_LANGUAGES } from './languages/card-languages.ts'

/** Longer sentences lose their last parts, so that they fit on one line of a list. */
const MAX_LENGTH = 90

/** Parts that a list may show beside the sentence instead. */
export type MovablePart = 'pupils' | 'allDay' | 'gender' | 'boarding'

/**
 * Returns a sentence made of official facts: `Öffentliches Gymnasium, Klassen 5 bis 13, 890 Kinder, Ganztag`; null if
 * they say no more than the type of the school.
 *
 * @param elsewhere parts shown beside the sentence
 */
export function sentenceOf(
  school: CardSchool,
  locale: Locale,
  elsewhere: ReadonlySet<MovablePart> = new Set(),
): string | null {
  const [head, ...parts] = partsOf(school, locale)
  if (!head || (parts.length === 0 && !school.operator && !hasFaith(school))) return null
  const left = parts.filter(({ part }) => part === 'stage' || part === 'institute' || !elsewhere.has(part))
  const isBare = left.length === 0 && !school.operator && !hasFaith(school)
  return joined(
    head.text,
    (isBare ? parts : left).map(({ text }) => text),
  )
}

const hasFaith = ({ faith }: CardSchool) => faith !== null && faith !== 'other'

function partsOf(school: CardSchool, locale: Locale): { part: MovablePart | 'stage' | 'institute'; text: string }[] {
  const language = CARD_LANGUAGES[locale]
  const { institute, pupils, allDay, gender, boarding } = school
  const stage = stageOf(school, locale)
  const head = language.head(school)
  return [
    { part: 'stage' as const, text: head.charAt(0).toLocaleUpperCase(locale) + head.slice(1) },
    ...(institute ? [{ part: 'institute' as const, text: language.institute(institute) }] : []),
    ...(stage
      ? [
          {
            part: 'stage' as const,
            text: 'ages' in stage ? language.ages(stage.ages) : (language.classes?.(stage.classes) ?? ''),
          },
        ]
      : []),
    ...(pupils
      ? [{ part: 'pupils' as const, text: language.pupils(formatNumber(locale, pupils), pupils, school) }]
      : []),
    ...(allDay ? [{ part: 'allDay' as const, text: language.allDay[allDay] }] : []),
    ...(gender && gender !== 'mixed' ? [{ part: 'gender' as const, text: language.gender[gender] }] : []),
    ...(boarding ? [{ part: 'boarding' as const, text: language.boarding }] : []),
  ]
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
