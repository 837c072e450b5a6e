import '#app/i18n/all.server.ts'
import { findSchoolDay } from '#app/features/admission-dates/shown/find-school-day.server.ts'
import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { type CompareRow, compareRows, type MeasuredFrom } from '#app/features/favourites/compare/compare-rows.ts'
import { type ComparedSchool, compareSchools } from '#app/features/favourites/compare/compare-schools.server.ts'
import { countryOfUnits, distancesKm } from '#app/features/favourites/compare/distances.ts'
import {
  type ChosenFact,
  type ComparedFacts,
  chooseFacts,
  presentComparedFacts,
} from '#app/features/favourites/compare/present-compared-facts.server.ts'
import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import { measureWays } from '#app/features/routing/measure-ways.server.ts'
import { sayWays } from '#app/features/routing/say-ways.ts'
import type { SchoolPosition } from '#app/features/schools/own-point/school-distance.tsx'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import { countryName, formatDay, formatDistance } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import type { Point } from '#search-engine/base/distance.ts'
import type { Dossier, DossierGroup, DossierRow, DossierSchool, DossierSource } from './dossier.ts'
import { findDossierDates, type SchoolsWithDates } from './find-dossier-dates.server.ts'
import { questionsOf } from './questions.ts'

type Asked = {
  locale: Locale
  /** Whose notes it holds; nobody's without a session. */
  userId?: string | undefined
  /** The family's point, and its network, which the engine's limits count. It is neither stored nor logged. */
  from?: { point: Point; address: string } | undefined
}

/** Schools as they are shown on a map. */
export type PlacedSchool = Pick<ComparedSchool, 'name' | 'category' | 'lat' | 'lng' | 'approximate'>

/** Said once for each school at the beginning of a dossier. */
const IN_OVERVIEW = ['type', 'ownership', 'address', 'distance', 'way']

/**
 * Loads the dossier of some schools in a language. Closed schools are included and marked; a merged school is replaced
 * by its successor.
 *
 * @param ids at most five
 * @returns the dossier, where its schools are (for maps and for distances on the device), and the ids of which there is
 *   no school or only a hidden one
 */
export async function loadDossier(ids: string[], { locale, userId, from }: Asked) {
  const { schools, missing } = await compareSchools(ids, locale)
  const shown = schools.map(({ id }) => id)
  const [values, dates, notes, measured] = await Promise.all([
    findFactValues(shown),
    findDossierDates(shown, locale),
    findDossierNotes(userId, shown, locale),
    from && measure(schools, from),
  ])
  const chosen = chooseFacts(values, schools)
  const facts = await presentComparedFacts(chosen, schools, locale)
  const sources = await numberSources(schools, chosen)
  const present = { locale, facts, chosen, sources, schools }
  const dossier: Dossier = {
    day: berlinDay(),
    schools: schools.map((school, at) => ({
      ...presentSchool(school, locale),
      source: sources.numbers.get(school.source) ?? null,
      ...sayWay(measured, schools, at, locale),
      questions: questionsOf(knownOf(school, at, chosen, dates)),
      note: notes.get(school.id)?.note ?? '',
      visitOn: notes.get(school.id)?.visitOn ?? null,
    })),
    groups: groupsOf(present),
    dates: dates.coming,
    sources: sources.list,
    common: facts.common?.note ?? null,
    remarks: facts.warnings.map(({ label, text }) => ({ label, text })),
    hasPoint: measured !== undefined,
    isWayMissing: measured !== undefined && hasEngine() && measured.ways === undefined,
  }
  const positions = schools.map(({ id, lat, lng, approximate, area, country }): SchoolPosition => {
    return { id, lat, lng, approximate, area, country }
  })
  return { dossier, places: schools satisfies PlacedSchool[] as PlacedSchool[], positions, missing }
}

/** Finds a person's own notes and days of visits of some schools; nothing without a person. */
async function findDossierNotes(
  userId: string | undefined,
  schoolIds: readonly string[],
  locale: Locale,
): Promise<Map<string, { note: string; visitOn: string | null }>> {
  if (userId === undefined || schoolIds.length === 0) return new Map()
  const rows = await db()
    .selectFrom('favourites')
    .select(['school_id', 'note', 'visit_on'])
    .where('user_id', '=', userId)
    .where('school_id', 'in', schoolIds)
    .execute()
  return new Map(
    rows.map(({ school_id, note, visit_on }) => [
      school_id,
      { note: note.trim(), visitOn: visit_on && formatDay(locale, visit_on) },
    ]),
  )
}

async function measure(schools: readonly ComparedSchool[], { point, address }: NonNullable<Asked['from']>) {
  const ids = schools.map(({ id }) => id)
  const found = (await measureWays(point, ids, findSchoolDay, address))?.ways
  return { name: null, km: distancesKm(point, schools), ways: found && ids.map((id) => found.get(id)) }
}

function presentSchool(school: ComparedSchool, locale: Locale) {
  const t = translator(locale)
  const { id, name, closed, sample, street, postalCode, city, country } = school
  const town = [postalCode, city].filter(Boolean).join(' ')
  return {
    ...{ id, name, closed, sample },
    kind: [
      ...school.typeParts.map(({ text }) => text),
      ...(school.ownership ? [t(`ownership.${school.ownership}`)] : []),
    ].join(' · '),
    address: [street, town, countryName(locale, country)].filter(Boolean).join(', '),
  }
}

function sayWay(
  measured: MeasuredFrom | undefined,
  schools: readonly ComparedSchool[],
  at: number,
  locale: Locale,
): Pick<DossierSchool, 'distance' | 'way'> {
  const [km = null, area] = [measured?.km[at], schools[at]?.area]
  if (km === null) return { distance: null, way: null }
  const t = translator(locale)
  const distance = formatDistance(locale, km, countryOfUnits(schools))
  return {
    distance: area ? t('dossier.toArea', { distance, area }) : t('dossier.beeline', { distance }),
    way: sayWays(measured?.ways?.[at] ?? {}, locale) || null,
  }
}

function knownOf(school: ComparedSchool, at: number, chosen: readonly ChosenFact[], dates: SchoolsWithDates) {
  const facts = chosen.flatMap(({ id, values }) => (values[at] && values[at].missing === null ? [id as string] : []))
  return {
    country: school.country,
    ownership: school.ownership,
    facts: new Set(school.pupils === null ? facts : [...facts, 'pupils']),
    day: new Set(school.day.flatMap(({ topic, text }) => (text === null ? [] : [topic]))),
    languages: school.languages.length > 0,
    admission: dates.withAdmission.has(school.id),
    openDay: dates.withOpenDay.has(school.id),
  }
}

type Numbered = { list: DossierSource[]; numbers: Map<string, number> }

/** Numbers the publishers by the first place at which they are named; data sets of one publisher share a number. */
async function numberSources(schools: readonly ComparedSchool[], chosen: readonly ChosenFact[]): Promise<Numbered> {
  const ids = [
    ...schools.map(({ source }) => source),
    ...chosen.flatMap(({ values }) => values.flatMap((value) => value?.source ?? [])),
  ]
  const found = await findSources(ids)
  const list: DossierSource[] = []
  const numbers = new Map<string, number>()
  for (const id of new Set(ids)) {
    const source = found.get(id)
    if (!source) continue
    const known = list.findIndex(({ text }) => text === source.attribution)
    if (known < 0) list.push({ text: source.attribution, url: source.url })
    numbers.set(id, known < 0 ? list.length : known + 1)
  }
  return { list, numbers }
}

type Presented = {
  locale: Locale
  facts: ComparedFacts
  chosen: readonly ChosenFact[]
  sources: Numbered
  schools: readonly ComparedSchool[]
}

function groupsOf({ locale, facts, chosen, sources, schools }: Presented): DossierGroup[] {
  const official = (row: CompareRow): DossierRow => {
    const fact = chosen.find(({ id }) => id === row.key)
    return {
      key: row.key,
      label: row.label,
      values: row.values.map((value, at) => {
        if (value === null) return null
        const period = row.periods?.[at]
        const number = sources.numbers.get(fact?.values[at]?.source ?? '')
        const isNamed = period && period !== facts.common?.period
        return [value, ...(isNamed ? [`(${period})`] : []), ...(number ? [`[${number}]`] : [])].join(' ')
      }),
    }
  }
  const plain = ({ key, label, values }: CompareRow): DossierRow => ({
    key,
    label,
    values: values.map((value) => (value === null ? null : String(value))),
  })
  const basics = compareRows(schools, locale, { pupils: facts.pupils })
    .filter(({ key }) => !IN_OVERVIEW.includes(key))
    .map((row) => (row === facts.pupils ? official(row) : plain(row)))
  const groups = facts.groups.map(({ id, title, rows }) => ({ key: id as string, title, rows: rows.map(official) }))
  return [{ key: 'basics', title: translator(locale)('dossier.basics'), rows: basics }, ...groups].filter(
    ({ rows }) => rows.length > 0,
  )
}
