import { sql } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import { mayAnswer } from '../decisions/answer-appeal.server.ts'
import { PIECE_KINDS, type PieceKind, type PieceRule } from '../subject.ts'
import type { Piece } from '../subjects/piece.server.ts'
import { listPieces } from '../subjects/pieces.server.ts'

type Shown = Pick<Piece, 'kind' | 'title' | 'text' | 'language' | 'picture'>

/** Loads a report about a piece of a profile; null when there is none. */
export async function viewPieceReport(id: string, userId: string) {
  if (!z.uuid().safeParse(id).success) return null
  const report = await db()
    .selectFrom('reports as m')
    .leftJoin('school_directory as s', 's.id', 'm.school_id')
    .select(['m.id', 'm.number', 'm.school_id as schoolId', 'm.kind', 'm.rule', 'm.reason', 'm.state'])
    .select([sql<string>`m.subject_kind || '.' || m.subject_id`.as('item'), 'm.created_at as createdAt'])
    .select(['s.name as school', 's.city', sql<Shown>`m.content`.as('content')])
    .select(
      sql<boolean>`m.reporter_id is distinct from ${userId} and not exists (
        select from school_members o where o.user_id = ${userId} and o.school_id = m.school_id)`.as('mayDecide'),
    )
    .select(
      sql<number>`(select count(*)::int from reports o
        where o.school_id = m.school_id and o.subject_kind = m.subject_kind and o.subject_id = m.subject_id
          and o.state = 'open' and o.id <> m.id)`.as('others'),
    )
    .where('m.id', '=', id)
    .where('m.review_id', 'is', null)
    .where('m.subject_kind', 'in', PIECE_KINDS)
    .executeTakeFirst()
  if (!report) return null
  const now = (await listPieces(report.schoolId)).find(({ item }) => item === report.item) ?? null
  return { ...report, now }
}

/** Loads an appeal of a school by its decision; null when there is none. */
export async function viewSchoolAppeal(decisionId: string, userId: string) {
  if (!z.uuid().safeParse(decisionId).success) return null
  const appeal = await db()
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.decision_id')
    .leftJoin('school_directory as s', 's.id', 'd.school_id')
    .select(['a.id', 'd.school_id as schoolId', 'd.outcome', 'd.law', 'd.facts', 'd.decided_at as decidedAt'])
    .select([sql<PieceKind>`d.subject_kind`.as('kind'), sql<PieceRule | null>`d.rule`.as('rule')])
    .select(['s.name as school', 's.city', 'a.text', 'a.state', 'a.answer', 'a.created_at as createdAt'])
    .select(sql<Shown | null>`d.content -> 'shown'`.as('content'))
    .select(mayAnswer(userId).as('mayDecide'))
    .where('d.id', '=', decisionId)
    .where('d.review_id', 'is', null)
    .where('d.subject_kind', 'in', PIECE_KINDS)
    .executeTakeFirst()
  return appeal ?? null
}

export type PieceReport = NonNullable<Awaited<ReturnType<typeof viewPieceReport>>>
export type SchoolAppeal = NonNullable<Awaited<ReturnType<typeof viewSchoolAppeal>>>
