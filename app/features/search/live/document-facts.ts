import type { ClientBase } from 'pg'
import { encodeEdition, type FactPeriod } from '#app/features/facts/fact-edition.ts'
import { FACT_TELLS_OF_SCHOOL, factKeysOf } from '#app/features/facts/fact-keys.ts'
import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import {
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

/** `offset 0` keeps PostgreSQL from reading the facts of all schools for the sake of some. */
const NEWEST_FACTS = `
  select distinct on (k.school_id, f.fact) k.school_id as id, f.fact, f.period, f.period_start::text as start,
    f.dated_by = 'import' as "isImportDay", f.number, f.choice
  from ${factKeysOf('unnest($1::text[]) as given(id)')} k
  join lateral (
    select * from school_facts where key = k.key and fact in (${INDEXED_FACT_IDS.map((id) => `'${id}'`)}) offset 0
  ) f on f.key = k.key
  where ${FACT_TELLS_OF_SCHOOL}
  order by k.school_id, f.fact, f.period_start desc, k.rank`

/** The facts of schools by id; reasons why a value is missing are left out. */
export class DocumentFacts {
  readonly #bySchool = new Map<string, DocumentFact[]>()
  readonly #institutes = new Map<string, string>()

  add(rows: readonly FactRow[]): void {
    for (const row of rows) {
      if (row.fact === INSTITUTE_NAME) {
        if (row.choice) this.#institutes.set(row.id, row.choice)
        continue
      }
      const value = searchedValue(row.fact, row)
      if (value === undefined) continue
      const fact = { fact: row.fact, value, edition: encodeEdition(row.id, row) }
      const known = this.#bySchool.get(row.id)
      if (known) known.push(fact)
      else this.#bySchool.set(row.id, [fact])
    }
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
