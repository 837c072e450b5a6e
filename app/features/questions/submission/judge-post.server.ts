import { type Expression, type SqlBool, sql, type Transaction } from 'kysely'
import type { Visitor } from '#app/core/visitor.ts'
import { BURST_HOURS, BURST_KINDS, burstSignals, type Signal } from '#app/features/reviews/submission/bursts.ts'
import { fromSchoolNetwork } from '#app/features/reviews/submission/school-network.server.ts'
import { screenText } from '#app/features/screening/screen-text.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#db/schema.ts'

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
  waiting?: readonly Signal[]
  /** How often moderators refused it. */
  refusals: number
}

/** Signals that another wording does not settle. */
const OF_ORIGIN: readonly string[] = [...BURST_KINDS, 'school_network', 'own_school']

/** Returns the reasons for a moderator to check a text before publication; [] publishes it immediately. */
export async function judgePost(
  trx: Transaction<Database>,
  { text, language }: { text: string; language: Locale },
  origin: PostOrigin,
): Promise<Signal[]> {
  const findings = screenText(text, language, { names: origin.names })
  const now: Signal[] = [
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

async function bursts(trx: Transaction<Database>, origin: PostOrigin): Promise<Signal[]> {
  const since = sql<SqlBool>`created_at > now() - make_interval(hours => ${BURST_HOURS})
    and id is distinct from ${origin.replaces ?? null}::uuid`
  const count = async (of: Expression<SqlBool>) => {
    const { rows } = await sql<{ many: number }>`select
      (select count(*) from questions where ${since} and ${of})::int
      + (select count(*) from (select a.*, q.school_id from question_answers a join questions q on q.id = a.question_id
          where not a.by_school) answers where ${since} and ${of})::int as many`.execute(trx)
    return rows[0]!.many
  }
  return burstSignals({
    burst_account: await count(sql`author_id = ${origin.userId}`),
    burst_network: await count(sql`network_hash = ${origin.network}`),
    burst_school: await count(sql`school_id = ${origin.schoolId}`),
  })
}
