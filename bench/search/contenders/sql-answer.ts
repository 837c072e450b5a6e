import type { SearchQuery } from '#search-engine/index.ts'
import type { Asked } from '../asked.ts'

/** SQL with its parameters. */
export type Statement = { text: string; values: unknown[] }

const ORDERS = {
  relevance: 'score desc',
  rating: 'rating_rank desc',
  reviews: 'rating_count desc',
  name: 'name',
  distance: 'km',
}
const SUGGESTIONS = 8

/** Collects parameters and returns their placeholders. */
export class Parameters {
  readonly values: unknown[] = []

  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/**
 * Returns one statement for everything that a page shows: total, the counts of types, countries and features under all
 * filters, and one page of results.
 *
 * @param matching condition for the text, empty for none
 * @param score expression by which relevance sorts
 */
export function searchStatement(
  query: SearchQuery,
  matching: string,
  score: string,
  parameters: Parameters,
): Statement {
  const limits = [matching, ...conditions(query, parameters)].filter(Boolean).join(' and ') || 'true'
  const km = query.near ? kilometres(query.near, parameters) : '0'
  const page = `limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`
  const counts = (column: string) =>
    `(select json_object_agg(choice, n) from (select ${column} as choice, count(*) as n from found group by 1) counted)`
  const text = `with found as materialized (select *, ${score} as score, ${km} as km from schools where ${limits})
    select (select count(*) from found) as total, ${counts('category')} as types, ${counts('country')} as countries,
      ${counts('unnest(features)')} as features,
      (select json_agg(id) from (select id from found order by ${ORDERS[query.sort]}, id ${page}) shown) as ids`
  return { text, values: parameters.values }
}

/** Clusters a map in cells of about 64 pixels. */
export function mapStatement({ query, view }: Asked, parameters: Parameters): Statement {
  const [west, south, east, north] = (view?.box ?? []).map((degrees) => parameters.add(degrees))
  const cell = 360 / 2 ** ((view?.zoom ?? 0) + 2)
  const inBox = [`lng between ${west} and ${east}`, `lat between ${south} and ${north}`]
  const text = `select count(*), avg(lat), avg(lng), min(id) from schools
    where ${[...inBox, ...conditions(query, parameters)].join(' and ')} group by floor(lng / ${cell}), floor(lat / ${cell})`
  return { text, values: parameters.values }
}

export function suggestStatement(matching: string, score: string, { values }: Parameters): Statement {
  const text = `select id, name, city from schools where ${matching} order by ${score} desc limit ${SUGGESTIONS}`
  return { text, values }
}

function conditions(query: SearchQuery, parameters: Parameters): string[] {
  const { types, countries, features, ownership, minimumRating, near, radiusKm } = query
  return [
    types.length > 0 && `category = any(${parameters.add(types)})`,
    countries.length > 0 && `country = any(${parameters.add(countries)})`,
    features.length > 0 && `features @> ${parameters.add(features)}`,
    ownership && `ownership = ${parameters.add(ownership)}`,
    minimumRating && `rating >= ${parameters.add(minimumRating)}`,
    near && radiusKm && `${kilometres(near, parameters)} <= ${parameters.add(radiusKm)}`,
  ].filter((condition) => typeof condition === 'string')
}

function kilometres({ lat, lng }: { lat: number; lng: number }, parameters: Parameters): string {
  const [y, x] = [`${parameters.add(lat)}::float8`, `${parameters.add(lng)}::float8`]
  return `111.195 * sqrt((${y} - lat) ^ 2 + ((${x} - lng) * cosd(${y})) ^ 2)`
}
