import type { Client } from 'pg'

/** The oldest PostgreSQL that the program works with. */
export const OLDEST = 15
/** The first one that makes UUIDs of version 7 itself. */
const WITH_UUIDV7 = 18
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
 * Creates `uuidv7()` in the schema public for a PostgreSQL that has none; one that has its own finds that first, also
 * when a database comes to it later. RFC 9562, section 5.7: milliseconds since 1970, the version, a fraction of a
 * millisecond so that ids made one after the other ascend, the variant and 62 random bits.
 */
export async function provideUuidv7(client: Client): Promise<void> {
  if ((await serverVersion(client)).major >= WITH_UUIDV7) return
  await client.query(`create or replace function public.uuidv7() returns uuid language sql volatile parallel safe as $$
    select (
      lpad(to_hex(micros / 1000), 12, '0') || '7' || lpad(to_hex(micros % 1000 * 4096 / 1000), 3, '0')
      || right(replace(gen_random_uuid()::text, '-', ''), 16)
    )::uuid
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as micros) as now
  $$`)
}

/** Options of `create database` for texts in Unicode that sort the same everywhere. @param major version of the server */
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
