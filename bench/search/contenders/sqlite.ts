import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { FEATURES } from '#db/vocabulary.ts'
import type { SchoolDocument, SearchQuery } from '#search-engine/index.ts'
import { words } from '#search-engine/language/fold.ts'
import type { Asked } from '../asked.ts'
import type { Contender } from '../measure.ts'

const TABLES = `
  create table schools (id text, name text, city text, postal_code text, country text, category text, ownership text,
    features integer, lat real, lng real, rating real, rating_rank real, rating_count integer);
  create virtual table texts using fts5 (name, city, postal_code, content = schools,
    tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
`
const INDEXES = `
  insert into texts(texts) values ('rebuild');
  create index schools_position on schools (lng, lat);
  create index schools_type on schools (country, category);
  create index schools_rating on schools (rating_rank);
`
const ORDERS = {
  relevance: 'score',
  rating: 'rating_rank desc',
  reviews: 'rating_count desc',
  name: 'name',
  distance: 'score',
}

/** SQLite with FTS5 in memory: words and prefixes, no typing errors. */
export function sqliteSearch(schools: Iterable<SchoolDocument>): Contender {
  const database = new DatabaseSync(':memory:')
  database.exec(TABLES)
  const insert = database.prepare(`insert into schools values (${new Array(13).fill('?').join(', ')})`)
  database.exec('begin')
  for (const school of schools) insert.run(...rowOf(school))
  database.exec('commit')
  database.exec(INDEXES)
  return {
    name: 'SQLite FTS5',
    answer: (asked) => (asked.class === 'typo' ? undefined : answer(database, asked)),
    idsOf: (found) => ((found as { id: string }[][]).at(-1) ?? []).map(({ id }) => id),
    close: async () => database.close(),
  }
}

function rowOf(school: SchoolDocument): SQLInputValue[] {
  const { id, name, city, postalCode, country, category, ownership, lat, lng } = school
  const rating = school.ratingCount >= 3 ? school.ratingAverage : null
  const ratings = [rating, school.ratingRank, school.ratingCount]
  return [id, name, city, postalCode, country, category, ownership, tagBits(school.features), lat, lng, ...ratings]
}

const tagBits = (features: readonly string[]) =>
  FEATURES.reduce((bits, feature, at) => (features.includes(feature) ? bits | (1 << at) : bits), 0)

function answer(database: DatabaseSync, { query, view, isSuggestion }: Asked): unknown {
  const text = words(query.text)
    .map((word) => `"${word}"`)
    .join(' ')
  const source = text ? `schools join texts on texts.rowid = schools.rowid and texts match '${text}*'` : 'schools'
  const all = (sql: string) => database.prepare(sql).all()
  if (isSuggestion) return all(`select id, schools.name, schools.city from ${source} order by rank limit 8`)
  const where = conditions(query, view?.box).join(' and ') || 'true'
  if (view) {
    const cell = 360 / 2 ** (view.zoom + 2)
    return all(
      `select count(*), avg(lat), avg(lng) from ${source} where ${where} group by floor(lng / ${cell}), floor(lat / ${cell})`,
    )
  }
  const score = query.near ? distance(query.near) : text ? 'rank' : '0'
  database.exec(`create temp table found as select schools.*, ${score} as score from ${source} where ${where}`)
  const tags = FEATURES.map((_, at) => `sum(features >> ${at} & 1)`).join(', ')
  const result = [
    all(`select count(*), ${tags} from found`),
    all('select category, count(*) from found group by 1'),
    all('select country, count(*) from found group by 1'),
    all(
      `select id from found order by ${ORDERS[query.sort]}, id limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`,
    ),
  ]
  database.exec('drop table found')
  return result
}

function distance({ lat, lng }: { lat: number; lng: number }): string {
  const shrink = Math.cos((lat * Math.PI) / 180)
  return `111.195 * sqrt(pow(lat - ${lat}, 2) + pow((lng - ${lng}) * ${shrink}, 2))`
}

function conditions(
  { types, countries, features, ownership, minimumRating, near, radiusKm }: SearchQuery,
  box?: number[],
): string[] {
  const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')
  const wanted = tagBits(features)
  return [
    types.length > 0 && `category in (${list(types)})`,
    countries.length > 0 && `country in (${list(countries)})`,
    wanted > 0 && `features & ${wanted} = ${wanted}`,
    ownership && `ownership = '${ownership}'`,
    minimumRating && `rating >= ${minimumRating}`,
    near && radiusKm && `${distance(near)} <= ${radiusKm}`,
    box && `lng between ${box[0]} and ${box[2]} and lat between ${box[1]} and ${box[3]}`,
  ].filter((condition) => typeof condition === 'string')
}
