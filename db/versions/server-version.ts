import type { Client } from 'pg'

/** The oldest PostgreSQL that the program works with. */
export const OLDEST = 15
/** The first one whose own C.UTF-8 depends on no library of the system. */
const WITH_BUILTIN_LOCALE = 17

/** Which PostgreSQL a connection leads to, such as 15 and `15.14 (Debian 15.14-0+deb12u1)`. */
async function serverVersion(client: Client): Promise<{ major: number; full: string }> {
  const { rows } = await client.query<{ number: string; full: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as full`,
  )
  return { major: Math.floor(Number(rows[0]!.number) / 10_000), full: rows[0]!.full }
}

/**
 * Makes sure that the program knows the PostgreSQL behind a connection.
 *
 * @throws Error in one sentence
 */
export async function assertVersion(client: Client): Promise<void> {
  const { major, full } = await serverVersion(client)
  if (major < OLDEST) throw new Error(`PostgreSQL ${OLDEST} or later is needed, but the database runs on ${full}.`)
}

/**
 * Creates in the schema public the functions on UUIDs that the tables need and an earlier PostgreSQL does not have; one
 * that has its own finds those first, also when a database comes to it later.
 */
export async function provideFunctions(client: Client): Promise<void> {
  const { major } = await serverVersion(client)
  for (const [since, statement] of FUNCTIONS) if (major < since) await client.query(statement)
}

/** Each with the first version that has it (RFC 9562, sections 4.2 and 5.7). */
const FUNCTIONS: [since: number, statement: string][] = [
  // Milliseconds since 1970, a fraction of one so that ids made one after the other ascend, and 62 random bits.
  [
    18,
    `create or replace function public.uuidv7(shift interval default '0') returns uuid language sql volatile parallel safe as $$
      select (
        lpad(to_hex(micros / 1000), 12, '0') || '7' || lpad(to_hex(micros % 1000 * 4096 / 1000), 3, '0')
        || right(replace(gen_random_uuid()::text, '-', ''), 16)
      )::uuid
      from (select (extract(epoch from clock_timestamp() + shift) * 1000000)::bigint as micros) as now
    $$`,
  ],
  [
    17,
    `create or replace function public.uuid_extract_version(uuid) returns smallint
      language sql immutable strict parallel safe as $$
      select case when substr($1::text, 20, 1) in ('8', '9', 'a', 'b')
        then ('x0' || substr($1::text, 15, 1))::bit(8)::int::smallint end
    $$`,
  ],
]

/**
 * Options of `create database` for texts in Unicode that sort the same everywhere.
 *
 * @param major version of the server
 */
export function databaseLocale(major: number): string {
  return major >= WITH_BUILTIN_LOCALE
    ? `encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8'`
    : `encoding 'UTF8' locale_provider libc locale 'C.UTF-8'`
}

/** The same for `initdb`. */
export function clusterLocale(major: number): string[] {
  return major >= WITH_BUILTIN_LOCALE
    ? ['--locale-provider=builtin', '--locale=C.UTF-8', '-E', 'UTF8']
    : ['--locale=C.UTF-8', '-E', 'UTF8']
}
