import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { isStaff } from '#app/core/is-staff.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { endLock } from '#app/features/admin/case-locks/take-lock.server.ts'
import { presentDayPiece } from '#app/features/school-day/present-piece.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'
import { isRestriction } from '../decision.ts'
import { MODERATION_POLICY } from '../policy.ts'
import type { PieceKind, PieceRef, PieceRule } from '../subject.ts'
import type { Adapter, Held, Placed, Recorded } from './adapter.ts'
import { membersOf } from './parties.server.ts'

type Trx = Transaction<Database>

/** A piece of a profile: what a school shows about itself. */
export type Piece = {
  /** As read by `readPiece`. */
  item: string
  kind: PieceKind
  /** Title of an event, description of a photo or video, section of a text. */
  title: string
  /** Text, caption, or description of an event. */
  text: string
  language: string | null
  /** Smallest picture of a photo; poster of a video. */
  picture: string | null
}

/** Where a piece is: its school, and its kind and id. */
export type PieceAt = { schoolId: string; ref: PieceRef }
/** The new words of a piece. */
export type Words = { title: string; text: string }

/** How pieces of a kind are stored: all that is to be written for a new kind. */
export type PieceStore = {
  /** The pieces of a school that visitors may see: the columns of {@link Piece}, and their position as `place`. */
  shown: (schoolId: string) => RawBuilder<unknown>
  /** Locks a piece, and returns all of its columns. */
  lock: (trx: Trx, at: PieceAt) => Promise<unknown>
  /** Takes it off the profile; files stay until the school can no longer appeal. */
  remove: (trx: Trx, at: PieceAt, decisionId: string) => Promise<unknown>
  edit: (trx: Trx, at: PieceAt, words: Words) => Promise<unknown>
  /** Restores what a decision removed, unless the school has put another piece in its place. */
  restore: (trx: Trx, at: PieceAt, row: Record<string, unknown>, decisionId: string) => Promise<unknown>
  /** The words in the columns of a piece. */
  wordsOf: (row: Record<string, unknown>) => Words
}

/** Returns the pieces among these that visitors may see: none of a school that is hidden. */
export async function readPieces(
  shown: RawBuilder<unknown>,
  schoolId: string,
  within: Kysely<Database>,
): Promise<Piece[]> {
  const { rows } = await sql<Piece & { place: number }>`select i.* from (${shown}) i
    where exists (select from schools s where s.id = ${schoolId} and s.status <> 'hidden')
    order by place, title, item`.execute(within)
  return rows.map(({ place: _, ...piece }) => piece)
}

const writtenOf = ({ kind, id }: Pick<Placed, 'kind' | 'id'>) => `${kind}.${id}`
const atOf = ({ schoolId, kind, id }: Placed): PieceAt => ({ schoolId, ref: { kind: kind as PieceKind, id } })

/**
 * Makes pieces of a kind something that can be reported. What is decided takes effect together with the statement of
 * reasons to the members of the school (DSA Art. 17).
 */
export function pieceAdapter(store: PieceStore): Adapter {
  const find = async (trx: Trx, of: Placed) =>
    (await readPieces(store.shown(of.schoolId), of.schoolId, trx)).find(({ item }) => item === writtenOf(of)) ?? null

  return {
    unknown: 'content_unknown',
    read: async (trx, { schoolId = '', ...subject }) => {
      const piece = await find(trx, { ...subject, schoolId })
      return piece ? { schoolId, content: JSON.stringify(piece) } : undefined
    },
    path: ({ schoolId }) => `/schools/${schoolId}`,
    logged: (of) => ({ kind: 'content', names: { school: of.schoolId, item: writtenOf(of) } }),
    hold: async (trx, { userId }, of, caseRef) => {
      await refuseInvolved(trx, userId, of)
      const row = (await store.lock(trx, atOf(of))) ?? null
      const shown = await find(trx, of)
      return { ...of, authorId: null, content: { shown, row }, status: undefined, isRemovable: shown !== null, caseRef }
    },
    holdAppealed: async (trx, moderator, appealed) => {
      const caseRef = { kind: 'content', id: appealed.decisionId } as const
      await endLock(trx, moderator, caseRef)
      return { ...appealed, status: undefined, isRemovable: false, caseRef }
    },
    canComeBack: async (_, { content }) => Boolean(content.row),
    takeEffect: async (trx, moderator, held, decision) => {
      const { id, outcome, appealed } = decision
      await recordAudit(trx, moderator, {
        action: `content.${decision.occasion === 'appeal' ? `appeal_${upheld(outcome)}` : outcome}`,
        subject: { kind: 'content', id: appealed?.decisionId ?? id },
        after: { school: held.schoolId, item: writtenOf(held) },
      })
      const at = atOf(held)
      const row = held.content.row as Record<string, unknown>
      if (outcome === 'removed') await store.remove(trx, at, id)
      else if (outcome === 'edited') await store.edit(trx, at, wordsOf(decision))
      else if (outcome === 'restored' && appealed?.outcome === 'edited') await store.edit(trx, at, store.wordsOf(row))
      else if (outcome === 'restored' && appealed) await store.restore(trx, at, row, appealed.decisionId)
      if (isRestriction(outcome)) await sendStatement(trx, held, decision)
    },
    answer: async (trx, { schoolId }, { upheld: isUpheld, facts }) => {
      for (const { to, locale, school } of await membersOf(trx, schoolId)) {
        const url = pageAddress(locale, `/account/schools/${schoolId}/decisions`)
        const props = { school, outcome: isUpheld ? 'upheld' : 'dismissed', facts, url } as const
        await enqueueMail(trx, { template: 'content-appeal', to, locale, props })
      }
    },
  }
}

const upheld = (outcome: Recorded['outcome']) => (outcome === 'dismissed' ? 'dismissed' : 'upheld')
const wordsOf = ({ title = '', text = '' }: Recorded): Words => ({ title, text })

/** @throws Failure not_allowed for members of the school, and for who reported the piece */
async function refuseInvolved(trx: Trx, userId: string, { schoolId, kind, id }: Placed): Promise<void> {
  const allowed = await trx
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', userId)
    .where(
      sql<SqlBool>`${isStaff(userId, MODERATION_POLICY.decideContent)}
        and not exists (select from school_members o where o.user_id = u.id and o.school_id = ${schoolId})
        and not exists (select from reports r where r.school_id = ${schoolId} and r.subject_kind = ${kind}
          and r.subject_id = ${id} and r.state = 'open' and r.reporter_id = u.id)`,
    )
    .executeTakeFirst()
  if (!allowed) throw new Failure('forbidden', 'not_allowed')
}

/** Returns the words of a piece, line by line, as a reader sees them. */
function wordsShown(shown: Pick<Piece, 'kind' | 'title' | 'text'>, locale: Locale): string[] {
  const { title, text } = shown.kind === 'day' ? presentDayPiece(shown, locale) : shown
  return [shown.kind === 'text' ? '' : title, text].filter(Boolean)
}

/** Mails the statement of reasons to every member of a school. */
async function sendStatement(trx: Trx, { schoolId, content }: Held, decision: Recorded): Promise<void> {
  const { outcome, rule, law = '', facts, onNotice } = decision
  const shown = content.shown as Piece
  const until = new Date()
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS)
  for (const { to, locale, school } of await membersOf(trx, schoolId)) {
    const props = {
      school,
      measure: outcome as 'removed' | 'edited',
      kind: shown.kind,
      shown: wordsShown(shown, locale).join('\n'),
      rule: rule as PieceRule,
      law,
      facts,
      occasion: onNotice ? 'notice' : decision.occasion === 'report' ? 'report' : 'check',
      objectUntil: until.toISOString().slice(0, 10),
      url: pageAddress(locale, `/account/schools/${schoolId}/decisions`),
    } as const
    await enqueueMail(trx, { template: 'content-decided', to, locale, props })
  }
}
