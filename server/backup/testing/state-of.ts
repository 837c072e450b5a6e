import pg from 'pg'

/** Tables that a backup leaves out, or that differ after a restore, by design. */
const LEFT_OUT = '^(school_changes|queue_stats.*)$'

const STRUCTURE = {
  constraints: `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
    where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and conrelid::regclass::text !~ 'queue_stats'`,
  indexes: `select indexdef as line from pg_indexes where schemaname in ('public', 'pgboss')
    and tablename !~ '^queue_stats'`,
  triggers: `select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text as line from pg_trigger where not tgisinternal`,
  functions: `select pg_get_functiondef(oid) as line from pg_proc
    where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and prolang in
      (select oid from pg_language where lanname in ('sql', 'plpgsql'))`,
  rights: `select relnamespace::regnamespace::text || '.' || relname || ' ' || coalesce(relacl::text, '') as line from pg_class
    where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p', 'v', 'S')
      and relname !~ '^queue_stats'`,
  sequences: `select schemaname || '.' || sequencename || ' ' || last_value as line from pg_sequences
    where last_value is not null and schemaname in ('public', 'pgboss')`,
}

/** Returns everything in a database: the rows of each table as one text, and the definitions of the tables. */
export async function stateOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relname !~ $1`,
      [LEFT_OUT],
    )
    const state: Record<string, string> = {}
    for (const { name } of tables)
      state[name] = await linesOf(client, `select t::text as line from ${name} t${but(name)}`)
    for (const [kind, query] of Object.entries(STRUCTURE)) state[kind] = await linesOf(client, query)
    return state
  } finally {
    await client.end()
  }
}

const but = (table: string) => (table === 'settings' ? ` where key <> 'directory_id'` : '')

async function linesOf(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<{ lines: string | null }>(
    `select string_agg(line, e'\\n' order by line) as lines from (${query}) as found`,
  )
  return rows[0]?.lines ?? ''
}
