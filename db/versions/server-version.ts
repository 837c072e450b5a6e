import type { Client } from 'pg'

/** The oldest PostgreSQL that the program works with. */
export const MIN_MAJOR_VERSION = 15
/** The first version whose built-in C.UTF-8 depends on no system library. */
const WITH_BUILTIN_LOCALE = 17

/** Version of the PostgreSQL behind a connection, such as 15 and `15.14 (Debian 15.14-0+deb12u1)`. */
async function serverVersion(client: Client): Promise<{ major: number; full: string }> {
  const { rows } = await client.query<{ number: string; full: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as full`,
  )
  return { major: Math.floor(Number(rows[0]!.number) / 10_000), full: rows[0]!.full }
}

/**
 * Makes sure that the program supports the PostgreSQL behind a connection.
 *
 * @throws Error with a one-sentence message
 */
export async function assertVersion(client: Client): Promise<void> {
  const { major, full } = await serverVersion(client)
  if (major < MIN_MAJOR_VERSION)
    throw new Error(`PostgreSQL ${MIN_MAJOR_VERSION} or later is needed, but the database runs on ${full}.`)
}

/**
 * Creates, in the schema public, the UUID functions that the tables need and earlier versions of PostgreSQL lack; a
 * version that has its own finds those first, even if the database moves to it later.
 */
export async function provideFunctions(client: Client): Promise<void> {
  const { major } = await serverVersion(client)
  for (const [since, statement] of FUNCTIONS) if (major < since) await client.query(statement)
}

/** Each with the first version that has it built in (RFC 9562, sections 4.2 and 5.7). */
const FUNCTIONS: [since: number, statement: string][] = [
  // Milliseconds since 1970, a fraction of one so that ids made in sequence ascend, and 62 random bits.
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
 * Options of `create database` for Unicode texts that sort the same everywhere.
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
