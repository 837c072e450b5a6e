import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CardSchool, Span } from './card-school.ts'
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
  const stage = stageOf(school)
  const head = language.head(school)
  return [
    { part: 'stage' as const, text: head.charAt(0).toLocaleUpperCase(locale) + head.slice(1) },
    ...(institute ? [{ part: 'institute' as const, text: language.institute(institute) }] : []),
    ...(stage
      ? [
          {
            part: 'stage' as const,
            text: 'ages' in stage ? language.ages(stage.ages) : language.classes(stage.classes),
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

const span = (from: number, to: number): Span => ({ from, to })

/** German states in which every Gymnasium ends with class 13, and those in which every one ends with class 12. */
const NINE_YEARS = new Set(['Nordrhein-Westfalen', 'Bayern', 'Niedersachsen', 'Schleswig-Holstein'])
const EIGHT_YEARS = new Set(['Hamburg', 'Sachsen', 'Thüringen', 'Sachsen-Anhalt', 'Mecklenburg-Vorpommern', 'Bremen'])
/** German states in which the Grundschule has six classes. */
const LONG_PRIMARY = new Set(['Berlin', 'Brandenburg'])

/** Classes of the school forms that the state's school act defines. */
const NRW_FORMS: Record<string, Span> = {
  Gesamtschule: span(5, 13),
  Sekundarschule: span(5, 10),
  Realschule: span(5, 10),
  Hauptschule: span(5, 10),
}

/** Returns the ages given by the register, or the classes that the type of a German school is for by law. */
function stageOf({ ages, country, region, localType }: CardSchool): Stage | null {
  if (ages) return { ages }
  const classes = country === 'DE' ? germanClasses(localType, region) : undefined
  return classes ? { classes } : null
}

function germanClasses(form: string, region: string): Span | undefined {
  if (form === 'Grundschule') return span(1, LONG_PRIMARY.has(region) ? 6 : 4)
  if (form === 'Gymnasium') {
    if (NINE_YEARS.has(region)) return span(5, 13)
    if (EIGHT_YEARS.has(region)) return span(5, 12)
    return LONG_PRIMARY.has(region) ? span(7, 12) : undefined
  }
  if (form === 'Stadtteilschule') return span(5, 13)
  return region === 'Nordrhein-Westfalen' ? NRW_FORMS[form] : undefined
}
