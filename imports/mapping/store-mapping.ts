import type { Client } from 'pg'
import type { Mapping } from '#app/features/import-runs/mapping/mapping.schema.ts'

/** Stores a mapping as the declaration of its source, within the running transaction of an import. */
export async function storeMapping(client: Client, mapping: Mapping): Promise<void> {
  await client.query(
    `insert into mapped_sources as s (id, mapping) values ($1, $2)
     on conflict (id) do update set mapping = excluded.mapping, updated_at = now() where s.mapping <> excluded.mapping`,
    [mapping.id, JSON.stringify(mapping)],
  )
}
