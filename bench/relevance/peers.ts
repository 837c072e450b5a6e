import { DatabaseSync } from 'node:sqlite'
import MiniSearch from 'minisearch'
import type pg from 'pg'
import type { SchoolDocument } from '#search-engine/index.ts'
import { fold, words } from '#search-engine/language/fold.ts'
import { openScratchDatabase } from '../search/contenders/scratch-database.ts'
import { FIRST } from './asked/judge.ts'
import type { Finder } from './run-texts.ts'

// Systems that others use, each with the same texts of a school and with its own ranking: schools with all words come
// first, those with any of them follow. Their settings are the best of several on the training texts: towns weigh most.

type Texts = Pick<SchoolDocument, 'name' | 'localType' | 'city' | 'region' | 'postalCode'> & { officialName: string }

const textsOf = ({ name, officialName = '', localType, city, region, postalCode }: SchoolDocument): Texts => ({
  name,
  officialName,
  localType,
  city,
  region,
  postalCode,
})

/** Opens one peer after the other, and closes it before the next. */
export async function* openPeers(documents: readonly SchoolDocument[]): AsyncGenerator<Finder> {
  yield sqlite(documents)
  yield miniSearch(documents)
  const database = await openScratchDatabase(documents)
  try {
    yield await postgres(database.client)
  } finally {
    await database.drop()
  }
}

const asRows = (...lists: readonly string[][]) => ({
  rows: [...new Set(lists.flat())].slice(0, FIRST).map((id) => [id]),
})

/** SQLite FTS5, by BM25. */
function sqlite(documents: readonly SchoolDocument[]): Finder {
  const database = new DatabaseSync(':memory:')
  database.exec(`create virtual table schools using fts5 (id unindexed, name, official_name, local_type, city, region,
    postal_code, tokenize = "unicode61 remove_diacritics 2")`)
  const insert = database.prepare('insert into schools values (?, ?, ?, ?, ?, ?, ?)')
  database.exec('begin')
  for (const school of documents) {
    const { name, officialName, localType, city, region, postalCode } = textsOf(school)
    insert.run(school.id, name, officialName, localType, city, region, postalCode)
  }
  database.exec('commit')
  const search = database.prepare(
    `select id from schools where schools match ? order by bm25(schools, 0, 1, 0.2, 1, 8, 2, 8) limit ${FIRST}`,
  )
  return {
    name: 'SQLite FTS5',
    find({ text }) {
      const typed = words(text).map((word) => `"${word}"`)
      if (typed.length === 0) return asRows()
      const ids = (operator: string) => (search.all(typed.join(operator)) as { id: string }[]).map(({ id }) => id)
      return asRows(ids(' AND '), ids(' OR '))
    },
  }
}

const [MIN_BEGINNING, MIN_MISTYPED] = [4, 5]

/** MiniSearch, by BM25+, with beginnings and typing errors. */
function miniSearch(documents: readonly SchoolDocument[]): Finder {
  const index = new MiniSearch<Texts & { id: string }>({
    fields: ['name', 'officialName', 'localType', 'city', 'region', 'postalCode'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      prefix: (term) => term.length >= MIN_BEGINNING,
      fuzzy: (term) => (term.length >= MIN_MISTYPED ? 0.2 : false),
      boost: { city: 2, postalCode: 2, officialName: 0.5 },
    },
  })
  for (const school of documents) index.add({ id: school.id, ...textsOf(school) })
  const ids = (text: string, combineWith: 'AND' | 'OR') =>
    index
      .search(text, { combineWith })
      .slice(0, FIRST)
      .map(({ id }) => String(id))
  return { name: 'MiniSearch', find: ({ text }) => asRows(ids(text, 'AND'), ids(text, 'OR')) }
}

const TEXTS = [
  'create text search configuration plain (copy = simple)',
  'alter text search configuration plain alter mapping for asciiword, word, hword, hword_part with unaccent, simple',
  'alter table schools add column words tsvector, add column full_text text',
  `update schools set full_text = lower(unaccent(concat_ws(' ', name, official_name, local_type, city))), words =
    setweight(to_tsvector('plain', city || ' ' || postal_code), 'A') ||
    setweight(to_tsvector('plain', name || ' ' || local_type), 'B') ||
    setweight(to_tsvector('plain', concat_ws(' ', region, official_name)), 'C')`,
  'create index on schools using gin (words)',
  'create index on schools using gin (full_text gin_trgm_ops)',
  'vacuum analyze schools',
]

/** PostgreSQL's full text; trigrams fill the rows that it leaves. */
async function postgres(client: pg.Client): Promise<Finder> {
  for (const statement of TEXTS) await client.query(statement)
  const ids = async (sql: string, value: string) =>
    (await client.query<{ id: string }>(`${sql}, id limit ${FIRST}`, [value])).rows.map(({ id }) => id)
  const byWords = `select id from schools, to_tsquery('plain', $1) q where words @@ q order by ts_rank(words, q, 1) desc`
  const byTrigrams = `select id from schools where lower(unaccent($1)) <% full_text
    order by word_similarity(lower(unaccent($1)), full_text) desc`
  return {
    name: 'PostgreSQL',
    async find({ text }) {
      const typed = words(text)
      if (typed.length === 0) return asRows()
      const all = await ids(byWords, typed.join(' & '))
      const any = all.length < FIRST ? await ids(byWords, typed.join(' | ')) : []
      const similar = all.length + any.length < FIRST ? await ids(byTrigrams, text) : []
      return asRows(all, any, similar)
    },
  }
}
