import type { Span } from './stage.ts'

const span = (from: number, to: number): Span => ({ from, to })

/** German states in which every Gymnasium ends with class 13, and those in which every one ends with class 12. */
const NINE_YEARS = new Set(['Nordrhein-Westfalen', 'Bayern', 'Niedersachsen', 'Schleswig-Holstein'])
const EIGHT_YEARS = new Set(['Hamburg', 'Sachsen', 'Thüringen', 'Sachsen-Anhalt', 'Mecklenburg-Vorpommern', 'Bremen'])
/** German states in which the Grundschule has six classes. */
const LONG_PRIMARY = new Set(['Berlin', 'Brandenburg'])

/** Returns the last class of the Grundschule in a German state. */
export const lastPrimaryClass = (region: string): number => (LONG_PRIMARY.has(region) ? 6 : 4)

/** Classes of the school forms that the state's school act defines. */
const NRW_FORMS: Record<string, Span> = {
  Gesamtschule: span(5, 13),
  Sekundarschule: span(5, 10),
  Realschule: span(5, 10),
  Hauptschule: span(5, 10),
}

/** Returns the classes that a type of German school is for by law, such as `Grundschule, Stadtteilschule`. */
export function germanClasses(localType: string, region: string): Span | undefined {
  const forms = localType.split(', ').map((form) => classesOf(form, region))
  return forms.every((form) => form !== undefined) ? joined(forms) : undefined
}

function classesOf(form: string, region: string): Span | undefined {
  if (form === 'Grundschule') return span(1, lastPrimaryClass(region))
  if (form === 'Gymnasium') {
    if (NINE_YEARS.has(region)) return span(5, 13)
    if (EIGHT_YEARS.has(region)) return span(5, 12)
    return LONG_PRIMARY.has(region) ? span(7, 12) : undefined
  }
  if (form === 'Stadtteilschule') return span(5, 13)
  return region === 'Nordrhein-Westfalen' ? NRW_FORMS[form] : undefined
}

/** Parts of type names with the first and the last class that they usually mean. */
const PARTS: readonly (readonly [RegExp, Span])[] = [
  [/grund|primar/i, span(1, 4)],
  [/waldorf|freie schule/i, span(1, 13)],
  [/primus/i, span(1, 10)],
  [/haupt|real|sekundarschule|oberschule|mittelschule|regelschule|regionale/i, span(5, 10)],
  [/oberstufe/i, span(11, 13)],
  [/gymnasium|gesamtschule|stadtteilschule|gemeinschaftsschule/i, span(5, 13)],
]

/**
 * Returns the classes that a type of German school stands for, roughly: enough for its stages, not to be shown. It may
 * join several forms: `Grund-, Haupt- und Realschule`.
 */
export function roughGermanClasses(localType: string, region: string): Span | undefined {
  const exact = germanClasses(localType, region)
  if (exact) return exact
  const forms = localType.split(/,\s*| und |\//).flatMap((form) => PARTS.find(([part]) => part.test(form))?.[1] ?? [])
  if (forms.length === 0) return undefined
  const { from, to } = joined(forms)
  return {
    from: from === 5 ? lastPrimaryClass(region) + 1 : from,
    to: Math.max(to, from === 1 ? lastPrimaryClass(region) : 0),
  }
}

const joined = (spans: readonly Span[]): Span =>
  span(Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to)))

/** Returns the ages of children in these classes: the first begins at six. */
export const agesInClasses = ({ from, to }: Span): Span => span(from + 5, to + 6)
