import type { Client } from 'pg'
import type { Precedence } from './precedence.ts'

/** Returns SQL for a name without case, spaces and punctuation, which registers change in every edition. */
const plain = (name: string) => `lower(regexp_replace(${name}, '[^[:alnum:]]+', '', 'g'))`

/**
 * Records the previous names of schools that the table `incoming` renames, within one register: another register writes
 * names in its own way. Call it before the schools are written.
 */
export async function keepFormerNames(
  client: Client,
  { source, sql }: Precedence,
  runId: string | null,
): Promise<void> {
  await client.query(
    `insert into school_former_names (school_id, name, replaced_on, source, run_id)
     select s.id, s.name, coalesce(i.source_date, current_date), $1, $2::uuid
     from incoming i join schools s on s.id = i.id
     where ${sql.wins} and s.source = $1 and s.name <> i.name and ${plain('s.name')} <> ${plain('i.name')}
     on conflict (school_id, name) do update set replaced_on = excluded.replaced_on, run_id = excluded.run_id`,
    [source, runId],
  )
}

/**
 * Removes the names that an import recorded. Called when it is undone, for the schools that get their old name back.
 */
export async function forgetFormerNames(client: Client, runId: string | null): Promise<void> {
  await client.query(
    `delete from school_former_names f using schools s
     where f.run_id = $1 and s.id = f.school_id and ${plain('s.name')} = ${plain('f.name')}`,
    [runId],
  )
}
