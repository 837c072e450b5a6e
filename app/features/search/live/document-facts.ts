import type { ClientBase } from 'pg'
import { demandOf } from '#app/features/facts/admission/demand.ts'
import { encodeEdition, type FactPeriod } from '#app/features/facts/fact-edition.ts'
import { FACT_TELLS_OF_SCHOOL, factKeysOf } from '#app/features/facts/fact-keys.ts'
import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import {
  DEMAND_FACTS,
  type DemandFact,
  INDEXED_FACT_IDS,
  INSTITUTE_NAME,
  SEARCHED_FACTS,
  type SearchedFactId,
} from '#search-engine/base/searched-facts.ts'
import type { DocumentFact } from '#search-engine/index/document.ts'

/** The newest value of a searched fact. */
type FactRow = {
  id: string
  fact: (typeof INDEXED_FACT_IDS)[number]
  period: FactPeriod['period']
  start: string
  isImportDay: boolean
  number: number | null
  choice: string | null
}

const listOf = (ids: readonly string[]) => ids.map((id) => `'${id}'`).join()

const YEAR_OF_DEMAND = `case when f.fact in (${listOf(DEMAND_FACTS)}) then f.period_start end`

/**
 * Demand is judged within one year, so that of its facts all years are read. `offset 0` keeps PostgreSQL from reading
 * the facts of all schools for the sake of some.
 */
const NEWEST_FACTS = `
  select distinct on (k.school_id, f.fact, ${YEAR_OF_DEMAND}) k.school_id as id, f.fact, f.period, f.period_start::text as start,
    f.dated_by = 'import' as "isImportDay", f.number, f.choice
  from ${factKeysOf('unnest($1::text[]) as given(id)')} k
  join lateral (
    select * from school_facts where key = k.key and fact in (${listOf(INDEXED_FACT_IDS)}) offset 0
  ) f on f.key = k.key
  where ${FACT_TELLS_OF_SCHOOL}
  order by k.school_id, f.fact, ${YEAR_OF_DEMAND}, f.period_start desc, k.rank`

/** The facts of schools by id; reasons why a value is missing are left out. */
export class DocumentFacts {
  readonly #bySchool = new Map<string, DocumentFact[]>()
  readonly #institutes = new Map<string, string>()

  add(rows: readonly FactRow[]): void {
    const demand = new Map<string, FactRow[]>()
    for (const row of rows) {
      if (isOfDemand(row.fact)) {
        const known = demand.get(row.id)
        if (known) known.push(row)
        else demand.set(row.id, [row])
        continue
      }
      if (row.fact === INSTITUTE_NAME) {
        if (row.choice) this.#institutes.set(row.id, row.choice)
        continue
      }
      const value = searchedValue(row.fact, row)
      if (value === undefined) continue
      this.#put(row.id, { fact: row.fact, value, edition: encodeEdition(row.id, row) })
    }
    for (const [id, figures] of demand)
      for (const fact of demandFacts(id, figures))
        if (!this.#bySchool.get(id)?.some((stated) => stated.fact === fact.fact)) this.#put(id, fact)
  }

  #put(id: string, fact: DocumentFact): void {
    const known = this.#bySchool.get(id)
    if (known) known.push(fact)
    else this.#bySchool.set(id, [fact])
  }

  /** @param pupils number in the directory, for schools whose register does not date it */
  of(id: string, pupils: number | null): readonly DocumentFact[] {
    const facts = this.#bySchool.get(id) ?? []
    if (pupils === null || facts.some(({ fact }) => fact === 'pupils')) return facts
    return [...facts, { fact: 'pupils', value: pupils, edition: 0 }]
  }

  /** Returns the name of the institution of which the school is a site; undefined if it is none. */
  instituteNameOf(id: string): string | undefined {
    return this.#institutes.get(id)
  }
}

/** Reads the facts of some schools. */
export async function readFacts(client: Pick<ClientBase, 'query'>, ids: readonly string[]): Promise<DocumentFacts> {
  const facts = new DocumentFacts()
  facts.add((await client.query<FactRow>(NEWEST_FACTS, [ids])).rows)
  return facts
}

function searchedValue(fact: SearchedFactId, { number, choice }: FactRow): number | undefined {
  const searched = SEARCHED_FACTS[fact]
  if (searched.kind === 'choices') {
    const chosen = (choice ?? '').split(CHOICE_SEPARATOR)
    return searched.choices.reduce((bits, one, at) => (chosen.includes(one) ? bits | (1 << at) : bits), 0) || undefined
  }
  if (searched.kind !== 'choice') return number ?? undefined
  const at = searched.choices.indexOf(choice ?? '')
  return at === -1 ? undefined : at
}

const isOfDemand = (fact: FactRow['fact']): fact is DemandFact => DEMAND_FACTS.some((one) => one === fact)

/** Returns what follows from the figures of the newest year that has enough of them. */
function demandFacts(id: string, rows: readonly FactRow[]): DocumentFact[] {
  const years = [...Map.groupBy(rows, ({ start }) => start)].toSorted(([one], [other]) => (one < other ? 1 : -1))
  const newest = <Value>(find: (year: FactRow[]) => Value | null) => {
    for (const [, year] of years) {
      const value = find(year)
      if (value !== null) return [{ value, edition: encodeEdition(id, year[0]!) }]
    }
    return []
  }
  const figureIn = (year: FactRow[], fact: DemandFact) => year.find((row) => row.fact === fact)?.number ?? null
  const ratio = newest((year) => {
    const [places, applications] = [figureIn(year, 'admission_places'), figureIn(year, 'admission_applications')]
    return places !== null && places > 0 && applications !== null ? applications / places : null
  })
  const demand = newest(
    (year) =>
      demandOf({
        places: figureIn(year, 'admission_places'),
        applications: figureIn(year, 'admission_applications'),
        firstPreferences: figureIn(year, 'admission_first_preferences'),
        offers: figureIn(year, 'admission_offers'),
      }).demand,
  )
  const bits = { places_left: 0b1, oversubscribed: 0b10 }
  return [
    ...ratio.map((found) => ({ fact: 'applications_per_place' as const, ...found })),
    ...demand.map(({ value, edition }) => ({ fact: 'admission_demand' as const, value: bits[value], edition })),
  ]
}
