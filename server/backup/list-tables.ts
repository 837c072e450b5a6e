import type { Client } from 'pg'
import type { ArchivedTable } from './archive.ts'

/**
 * Left out because it means nothing in another database: the outbox of the search index refers to transactions by
 * number, and the statistics of the queues are in one table per day.
 */
const LEFT_OUT = /^(public\.school_changes|pgboss\.queue_stats.*)$/

/** Returns all tables, sorted by name, with the columns that are not generated. */
export async function listTables(client: Client): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') and n.nspname || '.' || c.relname !~ $1
     group by n.nspname, c.relname order by n.nspname, c.relname`,
    [LEFT_OUT.source],
  )
  return rows
}

/** Returns the columns of a table for COPY. */
export const copyColumns = (client: Client, { columns }: ArchivedTable): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')

/** Returns the last value of every sequence that has been used. */
export async function listSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
     where schemaname in ('public', 'pgboss') and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
