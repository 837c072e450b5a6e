import { type SchoolDocument, type SearchEngine, type SearchResult, textQuery } from '#search-engine/index.ts'
import type { AskedText } from './asked/asked-text.ts'
import { FIRST, judge, type Meant, meantBy, type Row, type Verdict } from './asked/judge.ts'
import { officialRow } from './asked/official-row.ts'

/** A system that answers texts. */
export type Finder = { name: string; find(asked: AskedText): Found | Promise<Found>; close?(): Promise<void> }

/** The first rows, as ids of schools, and what the system says of the text. */
export type Found = { rows: readonly (readonly string[])[]; read?: SearchResult }

/** A text and what it means by the official rows. */
export type Expected = { asked: AskedText; meant: Meant }
export type Outcome = Expected & { verdict: Verdict; rows: readonly Row[]; read?: SearchResult }

/** Returns the texts for which the directory has schools, and those for which it has none. */
export function expect(texts: readonly AskedText[], documents: readonly SchoolDocument[]) {
  const rows = documents.map(officialRow)
  const expected = texts.map((asked): Expected => ({ asked, meant: meantBy(asked, rows) }))
  const { some = [], none = [] } = Object.groupBy(expected, ({ meant }) => (meant.all.count > 0 ? 'some' : 'none'))
  return { expected: some, without: none.map(({ asked }) => asked) }
}

/** Returns a function that judges what a system finds for a text. */
export function judgeBy(documents: readonly SchoolDocument[]) {
  const byId = new Map(documents.map((school) => [school.id, school]))
  return ({ asked, meant }: Expected, { rows: ids, read }: Found): Outcome => {
    const rows = ids.map((row) => row.map((id) => byId.get(id)!))
    return { asked, meant, verdict: judge(meant, rows), rows, ...(read && { read }) }
  }
}

export async function runTexts(
  { find }: Finder,
  expected: readonly Expected[],
  judged: ReturnType<typeof judgeBy>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const one of expected) outcomes.push(judged(one, await find(one.asked)))
  return outcomes
}

/** Searches as the page of results does. */
export function findByEngine(engine: SearchEngine, { text, page, position }: AskedText): Required<Found> {
  const near = position && { lat: position[0], lng: position[1] }
  const visitor = { language: page, ...(near && { near }) }
  const read = engine.search(textQuery(text, { ...visitor, pageSize: FIRST, withoutSponsored: true }))
  return { rows: read.hits.map(({ id, sites }) => [id, ...sites]), read }
}
