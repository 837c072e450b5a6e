import type { Client } from 'pg'

/** Memory for sorting an index while it is built. */
const SORT_MEMORY = '256MB'

/**
 * Removes the constraints and triggers of tables: their own triggers, references to other tables, and indexes that no
 * constraint needs, which are faster to build from all rows in one go. All in the caller's transaction.
 *
 * @returns a function that restores them, and checks the references
 */
export async function setAside(client: Client, tables: string[]): Promise<() => Promise<void>> {
  // Without a search path PostgreSQL writes every name with its schema.
  await client.query(`set local search_path = ''`)
  const references = await readReferences(client)
  const indexes = await readIndexes(client)
  await client.query('set local search_path = public')
  await client.query(`set local maintenance_work_mem = '${SORT_MEMORY}'`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return async () => {
    for (const { definition } of indexes) await client.query(definition)
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}

type Reference = { table: string; name: string; definition: string }

/** Those of partitions are removed and added with those of the whole table. */
async function readReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  return rows
}

async function readIndexes(client: Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  )
  return rows
}
