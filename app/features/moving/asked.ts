import type { CountryCode } from '#db/vocabulary.ts'
import { type Area, areaKey, areasIn, firstArea, hasAreas } from './places.ts'
import type { Kind, YearRow } from './tables/rows.ts'

/** Fields of the form, which are the parameters of the address. */
export const ASKED_FIELDS = ['class', 'land', 'kind', 'to', 'town'] as const
export type AskedField = (typeof ASKED_FIELDS)[number]
/** What is typed and chosen, as it stands in the address. */
export type Typed = Record<AskedField, string>
export type Problem = 'class' | 'land' | 'kind' | 'to' | 'same' | 'town' | 'townUnknown'
export type Problems = Partial<Record<AskedField, Problem>>

/** Longest name of a town. */
export const MAX_TOWN_LENGTH = 80
const MAX_LENGTH = 120

/** What an address asks for, as far as it is known. */
export type Asked = {
  from: Area
  to: Area
  /** The class now; undefined if none is asked for. */
  row: YearRow | undefined
  kind: Kind | undefined
  town: string
}

/** Reads the fields of an address; longer ones than the form takes are cut. */
export const readTyped = (query: URLSearchParams): Typed =>
  Object.fromEntries(ASKED_FIELDS.map((name) => [name, (query.get(name) ?? '').trim().slice(0, MAX_LENGTH)])) as Typed

/** How forms name a class: `FR 6`, `GB ENG 7`; German ones without their Land, `DE 6`, as all Länder count alike. */
export const classKey = (row: Pick<YearRow, 'country' | 'area' | 'class'>): string =>
  row.country === 'DE' ? `DE ${row.class}` : `${areaKey(row)} ${row.class}`

/**
 * Reads what is asked for. Of an address without a class, `from` is the country of its path.
 *
 * @param pair countries of the path; undefined on the page without any
 */
export function readAsked(
  typed: Typed,
  years: readonly YearRow[],
  pair: { from: CountryCode; to: CountryCode } | undefined,
): { asked: Asked | undefined; problems: Problems } {
  const problems: Problems = {}
  const areas = areasIn(years)
  const to = toArea(typed.to, areas, pair?.to)
  if (!to) problems.to = 'to'
  const { from, row } = fromClass(typed, years, pair?.from, problems)
  const kind = row?.kinds.find(({ word }) => word === typed.kind)
  if (typed.kind !== '' && row && !kind) problems.kind = 'kind'
  if (/\d/.test(typed.town) || typed.town.length > MAX_TOWN_LENGTH) problems.town = 'town'
  if (from && to && from.country === to.country) problems.to = 'same'
  if (!from || !to || problems.to) return { asked: undefined, problems }
  return { asked: { from, to, row, kind, town: problems.town ? '' : typed.town }, problems }
}

function toArea(key: string, areas: readonly Area[], country: CountryCode | undefined): Area | undefined {
  const found = areas.find((area) => areaKey(area) === key)
  if (found) return found
  const whole = areas.find((area) => area.country === key)?.country ?? (key === '' ? country : undefined)
  return whole && firstArea(whole)
}

function fromClass(typed: Typed, years: readonly YearRow[], country: CountryCode | undefined, problems: Problems) {
  const isLand = (area: string) => years.some((row) => row.country === 'DE' && row.area === area)
  if (typed.land !== '' && !isLand(typed.land)) problems.land = 'land'
  const land = problems.land || typed.land === '' ? firstArea('DE').area : typed.land
  const isHere = (row: YearRow) => row.country !== 'DE' || row.area === land
  const row = years.find((each) => classKey(each) === typed.class && isHere(each))
  if (row) return { from: { country: row.country, area: row.area }, row }
  if (typed.class !== '' || country === undefined) problems.class = 'class'
  const from = country && (country === 'DE' ? { country, area: land } : firstArea(country))
  return { from, row: undefined }
}

/** Whether the rules of an area were shown without it being asked for. */
export const isAssumed = (asked: string, { country }: Area): boolean =>
  hasAreas(country) && !asked.startsWith(`${country} `)
