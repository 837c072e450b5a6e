import { sql } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import { mayAnswer } from './content-appeals.server.ts'
import type { ItemRule } from './content-item.ts'
import { findItem, type Item } from './find-items.server.ts'

type Shown = Pick<Item, 'kind' | 'title' | 'text' | 'language' | 'picture'>

/** Loads a report about a piece of what a school shows; null when there is none. */
export async function viewContentReport(id: string, userId: string) {
  if (!z.uuid().safeParse(id).success) return null
  const report = await db()
    .selectFrom('content_reports as m')
    .leftJoin('school_directory as s', 's.id', 'm.school_id')
    .select(['m.id', 'm.number', 'm.school_id as schoolId', 'm.item', 'm.kind', 'm.rule', 'm.reason', 'm.state'])
    .select(['m.created_at as createdAt', 's.name as school', 's.city', sql<Shown>`m.content`.as('content')])
    .select(
      sql<boolean>`m.reporter_id is distinct from ${userId} and not exists (
        select from school_members o where o.user_id = ${userId} and o.school_id = m.school_id)`.as('mayDecide'),
    )
    .select(
      sql<number>`(select count(*)::int from content_reports o
        where o.school_id = m.school_id and o.item = m.item and o.state = 'open' and o.id <> m.id)`.as('others'),
    )
    .where('m.id', '=', id)
    .executeTakeFirst()
  return report ? { ...report, now: (await findItem(report.schoolId, report.item)) ?? null } : null
}

/** Loads an appeal of a school by its decision; null when there is none. */
export async function viewContentAppeal(decisionId: string, userId: string) {
  if (!z.uuid().safeParse(decisionId).success) return null
  const appeal = await db()
    .selectFrom('content_appeals as a')
    .innerJoin('content_decisions as d', 'd.id', 'a.decision_id')
    .leftJoin('school_directory as s', 's.id', 'd.school_id')
    .select(['d.id', 'd.school_id as schoolId', 'd.item', 'd.outcome', 'd.law', 'd.facts', 'd.decided_at as decidedAt'])
    .select([sql<ItemRule | null>`d.rule`.as('rule'), 's.name as school', 's.city'])
    .select(['a.text', 'a.state', 'a.answer', 'a.created_at as createdAt'])
    .select(sql<Shown | null>`d.content -> 'shown'`.as('content'))
    .select(mayAnswer(userId).as('mayDecide'))
    .where('d.id', '=', decisionId)
    .executeTakeFirst()
  return appeal ?? null
}

export type ContentReport = NonNullable<Awaited<ReturnType<typeof viewContentReport>>>
export type ContentAppeal = NonNullable<Awaited<ReturnType<typeof viewContentAppeal>>>
