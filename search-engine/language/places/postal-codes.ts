import { mergePlaces, type Place } from './place.ts'

const DIGITS = /^\d{2,5}$/
const MIN_BEGINNING_LENGTH = 2
/** A British code is outcode, sector digit and unit letters: SE23 3PZ. */
const OUTCODE = '[A-Z]{1,2}\\d[A-Z\\d]?'
const BRITISH = new RegExp(`^(${OUTCODE})(?: ?(\\d)([A-Z]{2})?)?$`)
/**
 * Interpretations of the text as typed, likeliest first: B15 is an outcode, and the sector B1 5 only if there is no
 * such outcode.
 */
const BRITISH_FORMS = [`^(${OUTCODE})$`, `^(${OUTCODE}) ?(\\d)$`, `^(${OUTCODE}) ?(\\d[A-Z]{2})$`].map(
  (source) => new RegExp(source),
)

/** Postal codes and their beginnings. */
export type PostalCodeIndex = {
  /** Returns the areas of a code or of the beginning of one, in each country that has it, most schools first. */
  coded(code: string): readonly Place[]
}

/** Whether a code has all its characters. */
export function isFullPostalCode(code: string): boolean {
  return /^(?:\d{5}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/i.test(code)
}

/**
 * Indexes an area for every postal code and for the beginnings that people search by: from two digits, outcode, sector.
 */
export function indexPostalCodes(places: Iterable<Place>): PostalCodeIndex {
  const named = [...places].flatMap((place) => beginnings(place).map((name) => ({ ...place, name })))
  const areas = new Map([...Map.groupBy(named, ({ name }) => name)].map(([name, list]) => [name, mergeCountries(list)]))
  return {
    coded(typed) {
      const code = interpretations(typed.trim().toUpperCase()).find((interpretation) => areas.has(interpretation))
      return code === undefined ? [] : (areas.get(code) ?? [])
    },
  }
}

function beginnings({ name, country }: Place): string[] {
  const code = name.trim().toUpperCase()
  if (country === 'GB') {
    const [, outcode, sector, unit] = BRITISH.exec(code) ?? []
    return [outcode, sector && `${outcode} ${sector}`, unit && `${outcode} ${sector}${unit}`].filter(
      (part) => part !== undefined,
    )
  }
  if (!DIGITS.test(code)) return []
  return Array.from({ length: code.length - MIN_BEGINNING_LENGTH + 1 }, (_, more) =>
    code.slice(0, MIN_BEGINNING_LENGTH + more),
  )
}

function interpretations(code: string): string[] {
  if (DIGITS.test(code)) return [code]
  return BRITISH_FORMS.flatMap((interpretation) => {
    const match = interpretation.exec(code)
    return match ? [match.slice(1).join(' ')] : []
  })
}

function mergeCountries(places: Place[]): Place[] {
  const countries = [...Map.groupBy(places, ({ country }) => country).values()]
  return countries.flatMap((group) => mergePlaces(group) ?? []).sort((a, b) => b.schools - a.schools)
}
