import type { Client } from 'pg'
import { isSchoolTable, type Source } from '../source.ts'
import { SOURCES } from '../sources.ts'

type Ranked = Pick<Source, 'id' | 'overrules'>

/** SQL that compares an edition with those of a source. */
export type Precedence = {
  source: string
  /** Sources whose schools and facts the source takes over, whatever their day. */
  outranked: readonly string[]
  /** SQL conditions and terms. */
  sql: {
    source: string
    outranked: string
    /** Whether the row `i` of `incoming` counts more than what the edition of the school `s` says. */
    wins: string
    /** The edition of the row `i` as `schools.field_editions` keeps it. */
    edition: string
    /** Whether the row `i` counts more than the edition in the column `edition`, of `schools.field_editions`. */
    winsOver: (edition: string) => string
  }
}

/** An unknown day counts as older than any other. */
export const dayOf = (day: string): string => `coalesce(${day}, '-infinity'::date)`

/** The edition of the row of a school `s`. */
export const EDITION_OF_ROW = `concat_ws(' ', s.source, coalesce(s.source_date::text, '-'), s.source_layout)`

/**
 * Returns how the editions of a source rank among those of all sources that are known. The order is the same whatever
 * was imported before: first a source before those that it overrules, then the day, then the first table of the source.
 * Of two editions with equal ranks, the one imported last counts: it is the correction of the other.
 */
export async function precedenceOf(client: Client, source: Source): Promise<Precedence> {
  const { rows } = await client.query<Ranked>(
    `select id, mapping -> 'overrules' as overrules from mapped_sources where id <> $1`,
    [source.id],
  )
  const outranked = outrankedBy(source, [...SOURCES, ...rows])
  const literals = {
    source: client.escapeLiteral(source.id),
    outranked: arrayOf(client, outranked),
    layouts: arrayOf(
      client,
      source.tables
        .filter(isSchoolTable)
        .map(({ name }) => name)
        .toReversed(),
    ),
  }
  const rankOf = (layout: string) => `coalesce(array_position(${literals.layouts}, ${layout}), 0)`
  const incoming = `(${dayOf('i.source_date')}, ${rankOf('i.layout')})`
  const winsOver = (edition: string) => {
    const [by, day, layout] = [1, 2, 3].map((part) => `split_part(${edition}, ' ', ${part})`)
    return `(${by} = '' or ${by} = any(${literals.outranked}) or (${by} = ${literals.source}
      and (${dayOf(`nullif(${day}, '-')::date`)}, ${rankOf(layout ?? '')}) <= ${incoming}))`
  }
  return {
    source: source.id,
    outranked,
    sql: {
      source: literals.source,
      outranked: literals.outranked,
      wins: `(s.source = any(${literals.outranked}) or (s.source = ${literals.source}
        and (${dayOf('s.source_date')}, ${rankOf('s.source_layout')}) <= ${incoming}))`,
      edition: `concat_ws(' ', ${literals.source}, coalesce(i.source_date::text, '-'), i.layout)`,
      winsOver,
    },
  }
}

const arrayOf = (client: Client, values: readonly string[]) =>
  `array[${values.map((value) => client.escapeLiteral(value)).join(', ')}]::text[]`

/**
 * Returns the sources that one takes over: those that it overrules, and of sources that do not know each other those
 * that overrule fewer levels of others, then those with a later id.
 */
export function outrankedBy(source: Ranked, others: readonly Ranked[]): string[] {
  const known = new Map([...others, source].map((one) => [one.id, one]))
  const levelOf = (id: string, seen: readonly string[] = []): number => {
    const below = (known.get(id)?.overrules ?? []).filter((one) => !seen.includes(one))
    return below.length === 0 ? 0 : 1 + Math.max(...below.map((one) => levelOf(one, [...seen, id])))
  }
  const level = levelOf(source.id)
  const lower = [...known.keys()].filter((id) => {
    const other = levelOf(id)
    return other < level || (other === level && id > source.id)
  })
  return [...new Set([...lower, ...source.overrules])]
}
