import type pg from 'pg'
import { words } from '#search-engine/language/fold.ts'
import type { Asked } from '../asked.ts'
import type { Contender } from '../measure.ts'
import { mapStatement, Parameters, type Statement, searchStatement, suggestStatement } from './sql-answer.ts'

/** The condition for the text, and the sort key of relevance; both as SQL, empty for a query without a text. */
type TextSql = { matching: string; score: string }
type MatchText = (text: string, parameters: Parameters) => TextSql

const TEXTBOOK = [
  `create text search configuration plain (copy = simple)`,
  `alter text search configuration plain alter mapping for asciiword, word, hword, hword_part with unaccent, simple`,
  `alter table schools add column words tsvector, add column full_name text`,
  `update schools set full_name = lower(name || ' ' || city), words = setweight(to_tsvector('plain', name), 'A')
    || setweight(to_tsvector('plain', city), 'B') || setweight(to_tsvector('plain', postal_code), 'C')`,
  `create index on schools using gin (words)`,
  `create index on schools using gin (full_name gin_trgm_ops)`,
  `create index on schools using gin (features)`,
  `create index on schools (country, category)`,
  `create index on schools (lng, lat)`,
  `create index on schools (rating_rank)`,
  `vacuum analyze schools`,
]

/** The approach with which many programs begin: every word anywhere in name, town or postal code. */
export function naiveLike(client: pg.Client): Contender {
  return { name: 'ILIKE', answer: (asked) => run(client, statementFor(asked, everyWordSomewhere)), idsOf: idsIn }
}

/** Full-text search with weights, and trigrams for whatever it does not find, as in tutorials. */
export async function textbookSearch(client: pg.Client): Promise<Contender> {
  for (const statement of TEXTBOOK) await client.query(statement)
  return {
    name: 'FTS + pg_trgm',
    async answer(asked) {
      const found = await run(client, statementFor(asked, fullText))
      const isEmpty = !asked.view && (asked.isSuggestion ? found.length === 0 : Number(found[0]?.total) === 0)
      return isEmpty && asked.query.text ? run(client, statementFor(asked, similarText)) : found
    },
    idsOf: idsIn,
  }
}

function idsIn(answer: unknown): readonly string[] {
  const [row] = answer as { ids: string[] | null }[]
  return row?.ids ?? []
}

/** The minimum cost of querying the database. */
export function emptyStatement(client: pg.Client): Contender {
  return { name: 'select 1', answer: () => run(client, { text: 'select 1', values: [] }) }
}

async function run(client: pg.Client, statement: Statement): Promise<Record<string, unknown>[]> {
  return (await client.query(statement)).rows
}

function statementFor(asked: Asked, match: MatchText): Statement {
  const parameters = new Parameters()
  if (asked.view) return mapStatement(asked, parameters)
  const { matching, score } = asked.query.text ? match(asked.query.text, parameters) : { matching: '', score: '0' }
  if (asked.isSuggestion) return suggestStatement(matching, score, parameters)
  return searchStatement(asked.query, matching, score, parameters)
}

function everyWordSomewhere(text: string, parameters: Parameters): TextSql {
  const each = text.split(/\s+/).map((word) => {
    const pattern = parameters.add(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
    return `(name ilike ${pattern} or city ilike ${pattern} or postal_code ilike ${pattern})`
  })
  return { matching: each.join(' and '), score: '-length(name)' }
}

function fullText(text: string, parameters: Parameters): TextSql {
  const list = words(text)
  const query = `to_tsquery('plain', ${parameters.add(list.map((word, at) => (at < list.length - 1 ? word : `${word}:*`)).join(' & '))})`
  return { matching: `words @@ ${query}`, score: `ts_rank(words, ${query})` }
}

function similarText(text: string, parameters: Parameters): TextSql {
  const given = parameters.add(text.toLowerCase())
  return { matching: `full_name % ${given}`, score: `similarity(full_name, ${given})` }
}
