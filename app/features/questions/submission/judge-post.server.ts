import { type Expression, type SqlBool, sql, type Transaction } from 'kysely'
import type { Visitor } from '#app/core/visitor.ts'
import { fromSchoolNetwork } from '#app/features/reviews/submission/school-network.server.ts'
import { screenText } from '#app/features/screening/screen-text.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'

/** Why a question or answer waits for a moderator, in the terms of reviews. */
export type PostSignal = { kind: string; detail: Record<string, string | number> }

/** Where a text comes from, and the school it is about. */
export type PostOrigin = {
  userId: string
  schoolId: string
  /** Names that do not count as those of people. */
  names: readonly string[]
  visitor: Visitor
  network: Buffer
  /** Id of what it replaces. */
  replaces?: string
  /** Signals of what it replaces, if that still waits. */
  waiting?: readonly PostSignal[]
  /** How often moderators refused it. */
  refusals: number
}

const HOURS = 24
/** Number of other questions and answers within 24 hours from which one more counts as a burst, as for reviews. */
const BURSTS = { burst_account: 3, burst_network: 3, burst_school: 10 } as const
type Burst = keyof typeof BURSTS
/** Signals that another wording does not settle. */
const OF_ORIGIN: readonly string[] = [...Object.keys(BURSTS), 'school_network', 'own_school']

/** Returns the reasons for a moderator to check a text before publication; [] publishes it immediately. */
export async function judgePost(
  trx: Transaction<Database>,
  { text, language }: { text: string; language: Locale },
  origin: PostOrigin,
): Promise<PostSignal[]> {
  const findings = screenText(text, language, { names: origin.names })
  const now: PostSignal[] = [
    ...findings.map(({ kind, rule, start, end }) => ({ kind, detail: { rule, start, end } })),
    ...(await bursts(trx, origin)),
    ...(await fromSchoolNetwork(trx, origin)),
    ...(origin.refusals > 0 ? [{ kind: 'earlier_refusal', detail: { refusals: origin.refusals } }] : []),
  ]
  const before = (origin.waiting ?? []).filter(
    ({ kind }) => OF_ORIGIN.includes(kind) && now.every((signal) => signal.kind !== kind),
  )
  return [...now, ...before]
}

async function bursts(trx: Transaction<Database>, origin: PostOrigin): Promise<PostSignal[]> {
  const since = sql<SqlBool>`created_at > now() - make_interval(hours => ${HOURS})
    and id is distinct from ${origin.replaces ?? null}::uuid`
  const count = async (of: Expression<SqlBool>) => {
    const { rows } = await sql<{ many: number }>`select
      (select count(*) from questions where ${since} and ${of})::int
      + (select count(*) from (select a.*, q.school_id from question_answers a join questions q on q.id = a.question_id
          where not a.by_school) answers where ${since} and ${of})::int as many`.execute(trx)
    return rows[0]!.many
  }
  const counts: Record<Burst, number> = {
    burst_account: await count(sql`author_id = ${origin.userId}`),
    burst_network: await count(sql`network_hash = ${origin.network}`),
    burst_school: await count(sql`school_id = ${origin.schoolId}`),
  }
  return (Object.keys(BURSTS) as Burst[])
    .filter((kind) => counts[kind] >= BURSTS[kind])
    .map((kind) => ({ kind, detail: { others: counts[kind], hours: HOURS } }))
}
