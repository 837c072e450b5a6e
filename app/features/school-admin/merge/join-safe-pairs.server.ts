import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { mergeSchools } from './merge-schools.server.ts'
import { MOVES } from './move-rules.ts'

/** Pairs joined in one go; the next search continues. */
const MAX_JOINED = 500

/** What registers say, and may move without anybody's notice. */
const OF_REGISTERS = ['school_codes', 'school_redirects', 'school_former_names', 'schools']

/** Everything else that a merge would move: of people, of the team, of the school itself. */
const OF_PEOPLE = [
  ...MOVES.filter(({ table }) => !OF_REGISTERS.includes(table)).map(({ table }) => table),
  'school_media',
]

type SafePair = { mergedId: string; survivorId: string; rule: 'phone' | 'code' }

/**
 * Merges pairs of possible duplicates that are one school for certain: open schools of one name and kind at one point,
 * with the same telephone number or official code, from two registers. Never two that one register lists with valid
 * codes, never one of several that would fit, never where people, the school or the team have left anything at either,
 * and never again once undone. The row that says more survives.
 *
 * @returns number of merges
 */
export async function joinSafePairs(): Promise<number> {
  let joined = 0
  for (const { rule, ...pair } of await listSafePairs()) {
    try {
      await mergeSchools(pair, { rule, check: (trx) => assertSafe(trx, pair) })
      joined++
    } catch (error) {
      // Somebody was faster: the pair is one for the team.
      if (!(error instanceof Failure)) throw error
    }
  }
  return joined
}

async function listSafePairs(): Promise<SafePair[]> {
  const { rows } = await sql<SafePair>`
    with safe as (${safePairs(sql`true`)})
    select merged_id as "mergedId", survivor_id as "survivorId", rule from safe
    where alone order by merged_id limit ${MAX_JOINED}`.execute(db())
  return rows
}

/** @throws Failure already_decided when a pair is no longer safe; both schools are locked */
async function assertSafe(trx: Transaction<Database>, { mergedId, survivorId }: Omit<SafePair, 'rule'>): Promise<void> {
  const { rows } = await sql`select from (${safePairs(sql`t.first_id in (${mergedId}, ${survivorId})`)}) as safe
    where merged_id = ${mergedId} and survivor_id = ${survivorId}`.execute(trx)
  if (rows.length === 0) throw new Failure('conflict', 'already_decided')
}

const CODE = sql`regexp_replace(upper(c.code), '^[A-Z]{2}-', '')`
const codesOf = (id: string) =>
  sql`select ${CODE} from school_codes c where c.school_id = ${sql.ref(id)} and length(c.code) > 3`

/** How many of its cells a register fills. */
const FULLNESS = sql`(case s.phone when '' then 0 else 1 end + case s.email when '' then 0 else 1 end
  + case s.website when '' then 0 else 1 end + case when s.pupils is null then 0 else 1 end
  + cardinality(s.features))`

const safePairs = (which: ReturnType<typeof sql>) => sql`
  select case when first_full >= second_full then second_id else first_id end as merged_id,
    case when first_full >= second_full then first_id else second_id end as survivor_id, rule,
    count(*) over (partition by first_id, second_source) = 1 and count(*) over (partition by second_id, first_source) = 1
      as alone
  from (
    select t.first_id, t.second_id, a.source as first_source, b.source as second_source,
      (select ${FULLNESS} from schools s where s.id = a.id) as first_full,
      (select ${FULLNESS} from schools s where s.id = b.id) as second_full,
      case when a.phone <> '' and a.phone = b.phone then 'phone'
        when exists (${codesOf('a.id')} intersect ${codesOf('b.id')}) then 'code' end as rule
    from school_duplicates t join schools a on a.id = t.first_id join schools b on b.id = t.second_id
    where ${which} and t.dismissed_at is null and a.status = 'active' and b.status = 'active'
      and a.source <> b.source and a.source not in ('own', 'sample') and b.source not in ('own', 'sample')
      and a.country = b.country and a.category = b.category and a.audience = b.audience
      and school_name_key(a.name) <> '' and school_name_key(a.name) = school_name_key(b.name) and is_near(a, b)
  ) pair
  where rule is not null
    and not exists (select from school_codes c join school_codes o on o.source = c.source
      where c.school_id = first_id and o.school_id = second_id
        and coalesce(c.valid_to >= current_date, true) and coalesce(o.valid_to >= current_date, true))
    and not exists (select from school_merges m
      where m.undone_at is not null and first_id in (m.merged_id, m.survivor_id) and second_id in (m.merged_id, m.survivor_id))
    and ${sql.join(
      OF_PEOPLE.map(
        (table) => sql`not exists (select from ${sql.table(table)} p where p.school_id in (first_id, second_id))`,
      ),
      sql` and `,
    )}`
