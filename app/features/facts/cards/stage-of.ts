import type { CardSchool, Span } from './card-school.ts'

/** The classes or the ages that a school is for. */
export type Stage = { classes: Span } | { ages: Span }

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
export function stageOf({ ages, country, region, localType }: CardSchool): Stage | null {
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
