import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Merge } from './journal.server.ts'

const FIGURES = [
  'views',
  'visitors',
  'shown',
  'phone_clicks',
  'web_clicks',
  'email_clicks',
  'route_clicks',
  'favourite_adds',
]
const each = (text: (figure: string) => string, between = ', ') => sql.raw(FIGURES.map(text).join(between))

/** Adds the figures of the merged school to the survivor's, day by day; its own rows stay as they are. */
export async function addFigures(trx: Transaction<Database>, { id, from, into }: Merge): Promise<void> {
  await sql`
    insert into school_merge_rows (merge_id, table_name, action, key, before, after)
    select ${id}, 'school_figures', 'added', jsonb_build_object('day', f.day), to_jsonb(f),
      jsonb_build_object('opened', not exists (select from school_figures s where s.school_id = ${into} and s.day = f.day))
    from school_figures f where f.school_id = ${from}`.execute(trx)
  await sql`
    insert into school_figures as s (school_id, day, ${each((figure) => figure)})
    select ${into}, f.day, ${each((figure) => `f.${figure}`)} from school_figures f where f.school_id = ${from}
    on conflict (school_id, day) do update
      set ${each((figure) => `${figure} = s.${figure} + excluded.${figure}`)}`.execute(trx)
}

/** Subtracts what was added; days that hold nothing else are deleted. */
export async function subtractFigures(trx: Transaction<Database>, { id, into }: Merge): Promise<void> {
  const added = sql`school_merge_rows j
    where j.merge_id = ${id} and j.table_name = 'school_figures' and s.school_id = ${into}
      and s.day = (j.key ->> 'day')::date`
  await sql`
    update school_figures s
    set ${each((figure) => `${figure} = greatest(s.${figure} - (j.before ->> '${figure}')::integer, 0)`)}
    from ${added}`.execute(trx)
  await sql`
    delete from school_figures s using ${added} and (j.after ->> 'opened')::boolean
      and ${each((figure) => `s.${figure}`, ' + ')} = 0`.execute(trx)
}
