import '#app/i18n/all.server.ts'
import { areaPath } from '#app/features/admission-dates/areas/area-pages.ts'
import { areasOf } from '#app/features/admission-dates/areas/areas-of.ts'
import { findAreaDates } from '#app/features/admission-dates/shown/find-area-dates.server.ts'
import { findAreaLink } from '#app/features/admission-dates/shown/list-area-links.server.ts'
import { type PresentedSource, presentSource } from '#app/features/admission-dates/shown/present-dates.ts'
import { findArea } from '#app/features/children/find-area.server.ts'
import { countryPath } from '#app/features/places/place-path.ts'
import { COUNTRY_SLUGS } from '#app/features/schools/country-slugs.ts'
import { designationLabel } from '#app/features/schools/stages/designation.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { type Asked, isAssumed, type Problems, type Typed } from './asked.ts'
import { startYears } from './birthday.schema.ts'
import { answerKinds, typesOf } from './kinds.ts'
import { findNearSchools, findTown, type NewTown } from './near-schools.server.ts'
import { type Area, areaName, fullName, pairPath } from './places.ts'
import { officeOf, presentStatement, rowsFor, type Statement } from './present-newcomers.ts'
import { compareRows, type LocalWord, localName, presentCutoff, presentShares } from './present-rows.ts'
import { classesOf, sharesOf } from './rules/cohorts.ts'
import type { Tables } from './tables/read-tables.server.ts'
import { type Kind, READERS, TOPICS, type Topic, type YearRow } from './tables/rows.ts'

/** Dates of admission shown; the page of the area has all. */
const MAX_DATES = 4

/** What the page of a pair of countries shows. */
export type Move = Awaited<ReturnType<typeof findMove>>

/**
 * Finds what a family that moves has to know.
 *
 * @param typed as it stands in the address, whose unknown town becomes one of the problems
 */
export async function findMove(tables: Tables, asked: Asked, typed: Typed, locale: Locale) {
  const t = translator(locale)
  const today = berlinDay()
  const start = startYears(today)[0]!
  const { to, town, problems } = await placeMove(tables, asked)
  const rowsOf = ({ country, area }: Area) => tables.years.filter((row) => row.country === country && row.area === area)
  const own = rowsOf(asked.from)
  const theirs = rowsOf(to)
  const answer = asked.row && answerOf({ t, locale, asked, row: asked.row, theirs, start, tables })
  const region = town?.region ?? ''
  const topics = topicsOf({ t, locale, tables, to, region })
  const shown = [...own, ...theirs]
  const newcomers = TOPICS.flatMap((topic) => rowsFor(topic, to, region, tables.newcomers))
  const { dates, endsAt } = await datesFor(to, town, asked.row, locale)
  const types = answer?.types ?? []
  return {
    move: {
      from: { country: asked.from.country, name: fullName(locale, asked.from), alone: areaName(locale, asked.from) },
      to: { country: to.country, name: fullName(locale, to), alone: areaName(locale, to) },
      assumed: [
        ...(isAssumed(typed.to, to) && !town ? [areaName(locale, to)] : []),
        ...(isAssumed(typed.class, asked.from) || (asked.from.country === 'DE' && typed.land === '')
          ? [areaName(locale, asked.from)]
          : []),
      ],
      answer: answer ?? null,
      compared: compareRows(t, locale, own, theirs, start),
      cutoff: presentCutoff(t, locale, theirs[0]) ?? '',
      topics,
      dates,
      schools: town && types.length > 0 ? await findNearSchools(town, to.country, types, locale) : null,
      placesPath: countryPath(to.country),
      sources: sourcesOf(tables, [...shown, ...newcomers], locale),
      reading: readingOf([...shown, ...newcomers]),
      backPath: pairPath(to.country, asked.from.country),
    },
    problems,
    endsAt,
  }
}

/** Finds the town of the new home and the area whose rules hold there. */
async function placeMove(tables: Tables, { to, town: text }: Asked) {
  const problems: Problems = {}
  const town = text === '' ? undefined : await findTown(text, to.country)
  if (!town) return { to, town, problems: text === '' ? problems : { town: 'townUnknown' as const } }
  const found = await findArea({ country: to.country, place: text, region: '' })
  const area = found?.area.split('/', 1)[0] ?? ''
  const isKnown = tables.years.some((row) => row.country === to.country && row.area === area)
  return { to: isKnown ? { country: to.country, area } : to, town, problems }
}

type Answering = {
  t: Translate
  locale: Locale
  asked: Asked
  row: YearRow
  theirs: readonly YearRow[]
  start: number
  tables: Tables
}

function answerOf({ locale, asked, row, theirs, start, tables }: Answering) {
  const shares = sharesOf(row, theirs, start)
  const country = theirs[0]?.country ?? asked.to.country
  const lang = COUNTRY_LANGUAGE[country]
  const rows = shares.map((share) => share.row)
  const { says, kinds } = answerKinds(asked.kind, rows)
  const office = rows.find((each) => each.kinds.length === 0)?.office ?? ''
  return {
    class: localName(row),
    shares: presentShares(shares, locale),
    says,
    kinds: kinds.map((kind) => presentKind(kind, country, locale)),
    office: officeOf(tables.sources.get(office), lang),
    types: typesOf(country, kinds),
  }
}

/** A kind of school in the words of its country, and what it is called in the reader's language if that differs. */
function presentKind({ stage, word }: Kind, country: CountryCode, locale: Locale) {
  const gloss = COUNTRY_LANGUAGE[country] === locale ? '' : designationLabel(country, stage, locale)
  return { word: { text: word, lang: COUNTRY_LANGUAGE[country] }, gloss }
}

type Topics = { t: Translate; locale: Locale; tables: Tables; to: Area; region: string }

function topicsOf({ t, locale, tables, to, region }: Topics): Record<Topic, Statement[]> {
  const entries = TOPICS.map((topic) => [
    topic,
    rowsFor(topic, to, region, tables.newcomers).map((row) => presentStatement(t, locale, row, tables.sources)),
  ])
  return Object.fromEntries(entries) as Record<Topic, Statement[]>
}

/** Finds the next dates of admission at the new home, of the stage of the class if one is asked for. */
async function datesFor(to: Area, town: NewTown | undefined, row: YearRow | undefined, locale: Locale) {
  const nation = to.country === 'GB' && to.area !== 'ENG' ? (to.area as 'WLS' | 'SCT' | 'NIR') : undefined
  const region = town?.region ?? (to.country === 'GB' ? '' : to.area)
  const place = { country: to.country, region, nation }
  const link = await findAreaLink(place, locale)
  if (!link) return { dates: null, endsAt: undefined }
  const slug = areasOf(place)
    .map((area) => areaPath(to.country, area))
    .findLast((path) => path === link.path)
    ?.split('/')
    .at(-1)
  const isCountry = link.path === areaPath(to.country)
  const page = await findAreaDates(
    { country: COUNTRY_SLUGS[to.country], region: isCountry ? undefined : slug },
    { stage: row?.stages[0], show: 'admission' },
    locale,
  )
  return { dates: { ...link, next: page?.admission.slice(0, MAX_DATES) ?? [] }, endsAt: page?.endsAt }
}

/** What the page tells of a row of either table. */
type Shown = Pick<YearRow, 'country' | 'sources' | 'checked'>

/** The texts from which the page says something, each once, in the order of its parts. */
function sourcesOf(tables: Tables, rows: readonly Shown[], locale: Locale) {
  const ofRows = rows.flatMap(({ country, sources }) => sources.map((id) => [id, country] as const))
  const found = new Map<string, PresentedSource>()
  for (const [id, country] of ofRows) {
    const source = tables.sources.get(id)
    if (!source) continue
    const { url, publisher, readOn, cite, title } = source
    const presented = presentSource(
      { address: url, publisher, readOn, cite: cite || title },
      COUNTRY_LANGUAGE[country],
      locale,
    )
    found.set(`${url} ${presented.cite}`, presented)
  }
  return [...found.values()]
}

/** Whether all rows of a page that say something have been checked by a second reader, or some, or none. */
function readingOf(rows: readonly Shown[]): 'checked' | 'some' | 'once' {
  const read = rows.filter(({ sources }) => sources.length > 0)
  const once = read.filter(({ checked }) => checked < READERS).length
  return once === 0 ? 'checked' : once === read.length ? 'once' : 'some'
}

/** The class of somebody born in a month at the new home; several if that depends on the day. */
export type BirthdayAnswer = { month: string; start: number; classes: LocalWord[] }

/** Answers by month of birth; nothing is stored. */
export async function answerBirthday(
  tables: Tables,
  asked: Asked,
  { born, start }: { born: string; start: number },
): Promise<BirthdayAnswer> {
  const { to } = await placeMove(tables, asked)
  const rows = tables.years.filter((row) => row.country === to.country && row.area === to.area)
  return { month: `${born}-01`, start, classes: classesOf(born, rows, start).map(localName) }
}
