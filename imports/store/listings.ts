import type { Client } from 'pg'
import { ImportError } from '../import-error.ts'
import { count } from './count.ts'
import { updateJournalled } from './journal.ts'
import { dayOf, type Precedence } from './precedence.ts'

/** The day of the edition in which a row of `incoming` is listed: of its file, or else of the newest row of the run. */
const LISTED_ON = `coalesce(i.file_day, (select max(source_date) from incoming where file_day is null))`

/** Codes with the newest edition that lists them, and what the newest whole edition of their source is. */
const LISTINGS = `select c.school_id, l.source, l.code, ${dayOf('l.listed_on')} as listed_on, l.is_open,
    coalesce(w.day, '-infinity'::date) as whole
  from register_listings l join school_codes c using (source, code)
  left join wholes w on w.source = l.source`

/**
 * SQL condition that a source other than the owner of a school lists it as open, in an edition of its own that lacks
 * nothing newer, and later than the whole edition of the owner that lacks the school.
 */
const isCurrent = (listing: string, whole: string) =>
  `${listing}.is_open and ${listing}.listed_on > ${whole} and ${listing}.listed_on >= ${listing}.whole`

/**
 * Decides the status of each row of `incoming` by all editions that are known: a school that the newest whole edition
 * of its source lacks is closed, however new the row is to the directory, unless another source still lists it as open.
 */
export async function settleIncoming(client: Client, { sql, source }: Precedence): Promise<void> {
  await client.query(
    `create temp table wholes on commit drop as
     select source, max(edition_day) as day from whole_editions group by source`,
  )
  await client.query(
    `create temp table settled on commit drop as
     with row as (
       select i.id, i.code, i.is_open, ${dayOf(LISTED_ON)} as listed_on, s.status as known,
         case when s.id is null or ${sql.wins} then ${sql.source} else s.source end as owner,
         s.id is null or ${sql.wins} as wins
       from incoming i left join schools s on s.id = i.id
     ), doubtful as (
       select * from row r where not wins
         or listed_on < (select day from wholes where source = $1)
         or exists (select from school_codes c where c.school_id = r.id and c.source <> $1)
     ), listing as (
       select distinct on (id, source, code) * from (
         select d.id, $1::text as source, d.code, d.listed_on, d.is_open, coalesce(w.day, '-infinity') as whole, 1 as turn
         from doubtful d left join wholes w on w.source = $1
         union all
         select l.school_id, l.source, l.code, l.listed_on, l.is_open, l.whole, 2
         from (${LISTINGS}) as l where l.school_id in (select id from doubtful)
       ) as told order by id, source, code, listed_on desc, turn
     ), judged as (
       select d.*,
         bool_or(l.is_open and l.listed_on >= l.whole) filter (where l.source = d.owner) as is_listed,
         bool_or(l.is_open) filter (where l.source = d.owner) as is_open_by_owner,
         bool_or(l.source <> d.owner and ${isCurrent('l', `coalesce(w.day, '-infinity')`)}) as is_elsewhere
       from doubtful d join listing l using (id) left join wholes w on w.source = d.owner
       group by d.id, d.code, d.is_open, d.listed_on, d.known, d.owner, d.wins
     )
     select id, case
       when is_open_by_owner and not is_listed then case when is_elsewhere then 'active' else 'closed' end
       when wins then case when is_listed then 'active' else 'closed' end
       else known end as status
     from judged`,
    [source],
  )
  await client.query(
    `update incoming i set status = t.status from settled t where i.id = t.id and i.status <> t.status`,
  )
}

/** Notes which codes the run lists. */
export async function keepListings(client: Client, source: string, runId: string | null): Promise<void> {
  const told = `select i.code, ${LISTED_ON} as listed_on, i.is_open from incoming i`
  await client.query(
    `update register_listings l set (listed_on, is_open, run_id) = (t.listed_on, t.is_open, $2::uuid) from (${told}) as t
     where l.source = $1 and l.code = t.code and (${dayOf('l.listed_on')} < ${dayOf('t.listed_on')}
       or (${dayOf('l.listed_on')} = ${dayOf('t.listed_on')} and l.is_open <> t.is_open))`,
    [source, runId],
  )
  await client.query(
    `insert into register_listings (source, code, listed_on, is_open, run_id)
     select $1, t.code, t.listed_on, t.is_open, $2::uuid from (${told}) as t
     where not exists (select from register_listings l where l.source = $1 and l.code = t.code)`,
    [source, runId],
  )
}

/** What a whole edition lacks. */
export type Lacking = {
  source: string
  /** Codes of rows that were present but unusable. */
  keep: readonly string[]
  runId: string | null
}

/**
 * Closes the schools that the files, which list every school of their source, lack; those that another source lists as
 * open stay. An edition that is older than another whole one closes nothing.
 *
 * @returns number of schools closed
 * @throws ImportError when more than one in twenty would vanish, which means that the files are not complete
 */
export async function closeMissing(client: Client, { source, keep, runId }: Lacking): Promise<number> {
  const { rows } = await client.query<{ day: string | null; isNewest: boolean }>(
    `select day::text, ${dayOf('day')} >= coalesce((select w.day from wholes w where w.source = $1), '-infinity') as "isNewest"
     from (select min(${LISTED_ON}) as day from incoming i) as run`,
    [source],
  )
  const { day = null, isNewest = true } = rows[0] ?? {}
  if (day !== null) await keepWhole(client, source, day, runId)
  if (!isNewest) return 0
  const open = await count(client, `select count(*) from schools where source = $1 and status = 'active'`, [source])
  await client.query('create temp table missing (school_id text, is_own boolean) on commit drop')
  await client.query(
    `insert into missing select s.id, true from schools s
     where s.source = $1 and s.status = 'active' and s.source_id <> all($2)
       and not exists (select from incoming i where i.id = s.id)
       and not exists (select from register_listings l where l.source = $1 and l.code = s.source_id
         and ${dayOf('l.listed_on')} > coalesce($3::date, '-infinity'))`,
    [source, keep, day],
  )
  await addKeptOpen(client, source)
  await client.query(
    `delete from missing m using schools s left join wholes w on w.source = s.source
     where s.id = m.school_id and exists (select from (${LISTINGS}) as l
       where l.school_id = s.id and l.source <> s.source and ${isCurrent('l', `coalesce(w.day, '-infinity')`)})`,
  )
  const lost = await count(client, 'select count(*) from missing where is_own')
  if (lost > open * MAX_LOSS) {
    throw new ImportError(
      `${lost} of ${open} schools are not in the files, more than ${MAX_LOSS * 100} %: they do not seem complete.`,
      'incomplete',
    )
  }
  return await updateJournalled(client, runId, 'closed', {
    set: `status = 'closed', updated_at = now()`,
    from: { rows: 'missing m', on: 's.id = m.school_id' },
    where: `s.status = 'active'`,
    values: [],
  })
}

const MAX_LOSS = 0.05

async function keepWhole(client: Client, source: string, day: string, runId: string | null) {
  await client.query(
    `insert into whole_editions (source, edition_day, run_id) values ($1, $2, $3)
     on conflict (source, edition_day) do nothing`,
    [source, day, runId],
  )
  await client.query('delete from wholes where source = $1', [source])
  await client.query(
    'insert into wholes (source, day) select source, max(edition_day) from whole_editions where source = $1 group by source',
    [source],
  )
}

/** Adds the schools of other sources, missing from their newest editions, that only this one still listed as open. */
async function addKeptOpen(client: Client, source: string) {
  await client.query(
    `insert into missing select distinct s.id, false from school_codes c join schools s on s.id = c.school_id
     join wholes w on w.source = s.source
     join register_listings l on l.source = s.source and l.code = s.source_id
     where c.source = $1 and s.source <> $1 and s.status = 'active' and l.is_open and ${dayOf('l.listed_on')} < w.day
       and not exists (select from incoming i where i.id = s.id)`,
    [source],
  )
}

/** Forgets which editions an import listed. Called when it is undone. */
export async function forgetListings(client: Client, runId: string | null): Promise<void> {
  await client.query('update register_listings set listed_on = null where run_id = $1', [runId])
  await client.query('delete from whole_editions where run_id = $1', [runId])
}
