import { sql } from 'kysely'
import { keepRows } from '#app/core/page-cache/kept-rows.server.ts'
import type { RegisterFact, RegisterSummary } from '#app/features/schools/register-summary.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import { type FactValue, findFactValues } from '../find-fact-values.server.ts'
import type { FactId } from '../vocabulary/facts.ts'
import type { AllDay, CardSchool, Operator } from './card-school.ts'
import { factRows } from './fact-row.ts'
import { CARD_RESULTS, ownResult } from './result-of-page.ts'
import { sentenceOf } from './sentence.ts'

/** The facts that cards read, besides the columns of the directory. None of them is sensitive. */
const CARD_FACTS = [
  'pupils',
  'all_day_form',
  'contract',
  'boarding_offered',
  'institute_name',
  'last_inspection',
  'admission_last_distance',
  ...CARD_RESULTS,
] as const

/** Adds to schools that have no text of their own what registers say about them, in the reader's language. */
export async function withRegisterSummary<School extends { id: string; summary: unknown; sample: boolean }>(
  schools: readonly School[],
  locale: Locale,
  find = findSentences,
): Promise<(School & { register: RegisterSummary })[]> {
  const silent = schools.filter(({ summary, sample }) => !summary && !sample)
  const ids = silent.map(({ id }) => id)
  const words = await find(ids, locale)
  return schools.map((school) => ({ ...school, register: words.get(school.id) ?? NOTHING }))
}

const NOTHING: RegisterSummary = { sentence: null, facts: [] }

/**
 * Finds what the rows of one page say from registers, in the reader's language: by id, the facts that distinguish the
 * schools; in words what all of them share; and which have a last distance. Beside samples, of which no register knows,
 * nothing is shared.
 */
export async function findRowFacts(
  ids: readonly string[],
  locale: Locale,
): Promise<{ facts: Map<string, RegisterFact[]>; shared: string[]; measured: ReadonlySet<string> }> {
  const all = [...new Set(ids)]
  const schools = await findCardSchools(all)
  const { rows, shared } = factRows(schools, locale, schools.length === all.length)
  const measured = new Set(schools.filter(({ results }) => results.admission_last_distance).map(({ id }) => id))
  return { facts: new Map(schools.map(({ id }, at) => [id, rows[at]!])), shared, measured }
}

/** Finds by id, for cards that stand alone, what registers say about each school in one sentence. */
export async function findSentences(ids: readonly string[], locale: Locale): Promise<Map<string, RegisterSummary>> {
  const schools = await findCardSchools(ids)
  return new Map(schools.map((school) => [school.id, { sentence: sentenceOf(school, locale), facts: [] }]))
}

/** Finds by id, for the card of a pin, what registers say about each school in one sentence, and its result. */
export async function findPinSummaries(ids: readonly string[], locale: Locale): Promise<Map<string, RegisterSummary>> {
  const schools = await findCardSchools(ids)
  return new Map(
    schools.map((school) => {
      const result = ownResult(school, locale)
      return [school.id, { sentence: sentenceOf(school, locale), facts: result ? [result] : [] }]
    }),
  )
}

/** What the sentence of a profile may tell that official facts tell as well. */
export type ToldPart = 'faith' | 'ages' | 'pupils' | 'gender'

/** What a profile says from registers in one sentence, and which facts that tells. */
export type ProfileSentence = { text: string; tells: ToldPart[] }

/**
 * Finds what registers say about a school in one sentence, for its profile; null if they say no more than its type.
 *
 * @param shown facts that stand beside the sentence, which leaves them out
 */
export async function findProfileSentence(
  id: string,
  shown: ReadonlySet<FactId>,
  locale: Locale,
): Promise<ProfileSentence | null> {
  const [found] = await findCardSchools([id])
  if (!found) return null
  const school: CardSchool = {
    ...found,
    ...(shown.has('institute_name') && { institute: null }),
    ...(shown.has('faith_named') && { faith: null }),
    ...(shown.has('pupils') && { pupils: null }),
    ...(shown.has('all_day_form') && { allDay: null }),
    ...(shown.has('boarding_offered') && { boarding: false }),
  }
  const text = sentenceOf(school, locale)
  if (text === null) return null
  // A long sentence lacks its last parts: without one of those it says the same and perhaps more.
  const isTold = (part: ToldPart) => !sentenceOf({ ...school, [part]: null }, locale)?.startsWith(text)
  return { text, tells: (['faith', 'ages', 'pupils', 'gender'] as const).filter(isTold) }
}

async function findCardSchools(ids: readonly string[]): Promise<CardSchool[]> {
  const found = await cardSchools(ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}

const cardSchools = keepRows(async (ids): Promise<Map<string, CardSchool>> => {
  if (ids.length === 0) return new Map()
  const [rows, values] = await Promise.all([cardRows({ ids }), findFactValues(ids, { only: CARD_FACTS, newest: true })])
  return new Map(rows.map((row) => [row.id, presentRow(row, values.get(row.id))]))
})

const cardRows = prepared((db, { ids }: Given<{ ids: readonly string[] }>) =>
  db
    .selectFrom('school_directory as d')
    .select(['d.id', 'd.category', 'd.local_type', 'd.country', 'd.region', 'd.ownership', 'd.faith', 'd.gender'])
    .select(['d.boarding', 'd.age_from', 'd.age_to', 'd.languages', 'd.pupils', 'd.features'])
    .where('d.id', '=', sql<string>`any(${ids}::text[])`)
    .where('d.sample', '=', sql.lit(false)),
)

type Row = Awaited<ReturnType<typeof cardRows>>[number]

function presentRow(row: Row, values: ReadonlyMap<FactId, FactValue[]> = new Map()): CardSchool {
  const given = [...values].flatMap(([id, [value]]) => (value && value.missing === null ? [[id, value] as const] : []))
  const facts: Partial<Record<FactId, FactValue>> = Object.fromEntries(given)
  const counted = facts.pupils
  return {
    id: row.id,
    category: row.category as Category,
    localType: row.local_type,
    country: row.country as CountryCode,
    region: row.region,
    institute: facts.institute_name?.choice ?? null,
    operator: operatorOf(row.ownership, facts.contract?.choice),
    faith: row.faith,
    gender: row.gender,
    boarding: row.boarding ?? facts.boarding_offered?.number === 1,
    ages: row.age_from !== null && row.age_to !== null ? { from: row.age_from, to: row.age_to } : null,
    languages: row.languages,
    pupils: counted?.number ?? row.pupils,
    pupilsIn: counted ?? null,
    allDay: allDayOf(facts.all_day_form?.choice, row.features.includes('fullDay')),
    results: facts,
  }
}

const CONTRACTS: readonly string[] = ['contract', 'no_contract', 'concertado'] satisfies Operator[]

function operatorOf(ownership: Row['ownership'], contract: string | null | undefined): Operator | null {
  if (ownership === 'private' && contract && CONTRACTS.includes(contract)) return contract as Operator
  return ownership
}

const FORMS: readonly string[] = ['bound', 'partly_bound', 'open', 'offered'] satisfies AllDay[]

function allDayOf(form: string | null | undefined, isFullDay: boolean): AllDay | null {
  if (form) return FORMS.includes(form) ? (form as AllDay) : null
  return isFullDay ? 'full' : null
}
