import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import type { SchoolRight } from '#app/core/policy.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { WrittenEvent } from './event.schema.ts'
import { FREE_KIND, MAX_EVENTS } from './event-rules.ts'
import { EVENTS_POLICY } from './policy.ts'

type Plan = 'premium' | 'free'

/** What changing the events of a school takes where open days need no premium, and in the dashboard. */
const RIGHTS = {
  free: {
    add: EVENTS_POLICY.addOpenDay,
    change: EVENTS_POLICY.changeOpenDay,
    delete: EVENTS_POLICY.deleteOpenDay,
  },
  premium: { add: EVENTS_POLICY.add, change: EVENTS_POLICY.change, delete: EVENTS_POLICY.delete },
}

/**
 * Adds an event to a premium school, or an open day to any.
 *
 * @param plan `free` where open days need no premium; the dashboard takes it for all events
 * @throws Failure events_full; as `requireMember`
 */
export async function addEvent(member: Member, event: WrittenEvent, plan: Plan = 'premium'): Promise<void> {
  await changeEvents(member, { right: RIGHTS[plan].add, done: 'added' }, async (trx) => {
    if (event.kind !== FREE_KIND) await requireMember(trx, member, EVENTS_POLICY.add)
    await makeSureOfRoom(trx, member.schoolId)
    const row = { school_id: member.schoolId, ...columnsOf(event) }
    const { id } = await trx.insertInto('school_events').values(row).returning('id').executeTakeFirstOrThrow()
    return id
  })
}

/**
 * Changes an event. A new date is news for those who follow the school.
 *
 * @param id as found in an address: any text
 * @throws Failure event_unknown where there is none, or it belongs to another school; text_changed when somebody else
 *   has changed it meanwhile; events_full when the event was over and the change would make it an upcoming one; as
 *   `requireMember`
 */
export async function changeEvent(
  member: Member,
  id: string,
  event: WrittenEvent,
  plan: Plan = 'premium',
): Promise<void> {
  await changeEvents(member, { right: RIGHTS[plan].change, done: 'changed' }, async (trx) => {
    const found = await findEvent(trx, member.schoolId, id)
    if (found.kind !== FREE_KIND || event.kind !== FREE_KIND) await requireMember(trx, member, EVENTS_POLICY.change)
    if (found.version !== event.version) throw new Failure('conflict', 'text_changed')
    if (found.over) await makeSureOfRoom(trx, member.schoolId)
    const { startsAt, endsAt } = event
    const dated_at = sql<Date>`
      case when starts_at = ${startsAt} and ends_at = ${endsAt} then dated_at else now() end`
    await trx
      .updateTable('school_events')
      .set({ ...columnsOf(event), dated_at, version: found.version + 1, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    return id
  })
}

/** Deletes an event. @throws Failure event_unknown; as `requireMember` */
export async function deleteEvent(member: Member, id: string, plan: Plan = 'premium'): Promise<void> {
  await changeEvents(member, { right: RIGHTS[plan].delete, done: 'deleted' }, async (trx) => {
    const { kind } = await findEvent(trx, member.schoolId, id)
    if (kind !== FREE_KIND) await requireMember(trx, member, EVENTS_POLICY.delete)
    await trx.deleteFrom('school_events').where('id', '=', id).execute()
    return id
  })
}

/** Serialises the changes of one school, so that the limit holds. */
async function changeEvents(
  member: Member,
  { right, done }: { right: SchoolRight; done: string },
  change: (trx: Transaction<Database>) => Promise<string>,
): Promise<void> {
  const { userId, schoolId } = member
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, right)
      await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
      const event = await change(trx)
      const subject = { kind: 'school' as const, id: schoolId }
      await recordAudit(trx, { userId, role: 'operator' }, { action: `event.${done}`, subject, after: { event } })
    })
}

async function findEvent(trx: Transaction<Database>, schoolId: string, id: string) {
  const events = trx
    .selectFrom('school_events')
    .select(['kind', 'version', sql<boolean>`ends_at <= now()`.as('over')])
    .where('school_id', '=', schoolId)
  const found = z.uuid().safeParse(id).success && (await events.where('id', '=', id).executeTakeFirst())
  if (!found) throw new Failure('not_found', 'event_unknown')
  return found
}

async function makeSureOfRoom(trx: Transaction<Database>, schoolId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('school_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('school_id', '=', schoolId)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  if (count >= MAX_EVENTS) throw new Failure('conflict', 'events_full')
}

const columnsOf = ({ startsAt, endsAt, kind, title, text, language, place, link }: WrittenEvent) => ({
  kind,
  title,
  text,
  language,
  place,
  link,
  starts_at: startsAt,
  ends_at: endsAt,
})
