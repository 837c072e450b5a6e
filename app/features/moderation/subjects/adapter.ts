import type { Transaction } from 'kysely'
import type { CaseRef } from '#app/features/admin/case-locks/case-kind.ts'
import type { Database } from '#db/schema.ts'
import type { Decision, Moderator } from '../decision.ts'
import type { Subject } from '../subject.ts'

type Trx = Transaction<Database>

/** A subject with its school. */
export type Placed = Subject & { schoolId: string }

/** A subject that is locked for a decision. */
export type Held = Placed & {
  /** Who wrote it, as far as their account exists; null for what a school shows. */
  authorId: string | null
  /** What the decision preserves. */
  content: Record<string, unknown>
  /** Its state for the audit log; undefined where it has none. */
  status: string | undefined
  /** Whether a removal would still change anything. */
  isRemovable: boolean
  /** The case that the moderator has opened; undefined without one. */
  caseRef: CaseRef | undefined
}

/** A decision that is appealed. */
export type Appealed = Pick<Held, 'kind' | 'id' | 'schoolId' | 'authorId' | 'content'> & {
  decisionId: string
  outcome: string
}

export type AppealAnswer = { upheld: boolean; facts: string }

/** All that differs between the kinds of things that can be reported. */
export type Adapter = {
  /** The refusal where visitors do not see it any more. */
  unknown: 'review_unknown' | 'content_unknown' | 'post_unknown'
  /**
   * Returns what visitors see of it now, to be stored with a report, protected against changes; undefined when they see
   * nothing.
   *
   * @param about with the school, where the id alone does not say it
   */
  read: (trx: Trx, about: Subject & { schoolId?: string }) => Promise<{ schoolId: string; content: string } | undefined>
  /** Returns the path of the page on which it stands. */
  path: (of: Placed) => string
  /** How the audit log names a report about it. */
  logged: (of: Placed) => { kind: 'report' | 'content' | 'post'; names: Record<string, string> }
  /**
   * Locks it for a decision of this moderator.
   *
   * @throws Failure not_allowed for people who are involved; as `unknown`; already_decided; case_locked
   */
  hold: (trx: Trx, moderator: Moderator, of: Placed, caseRef: CaseRef | undefined) => Promise<Held>
  /** As {@link hold}, to answer an appeal; also where it does not exist any more. */
  holdAppealed: (trx: Trx, moderator: Moderator, appealed: Appealed) => Promise<Held>
  /** Whether a successful appeal brings it back. */
  canComeBack: (trx: Trx, held: Held) => Promise<boolean>
  /** Makes a decision take effect, notes it in the audit log, and tells those whom it restricts or favours. */
  takeEffect: (trx: Trx, moderator: Moderator, held: Held, decision: Recorded) => Promise<void>
  /** Tells the person or the school that appealed how it ended. */
  answer: (trx: Trx, appealed: Appealed, answer: AppealAnswer & { comesBack: boolean }) => Promise<void>
}

/** A decision on record. */
export type Recorded = Ruled & {
  id: string
  /** The decision that it overturns or confirms. */
  appealed?: Appealed | undefined
}

/** A decision that is about to be recorded. */
export type Ruled = Decision & {
  /** Whether it answers a report of illegal content (DSA Art. 16, 17(3)(b)). */
  onNotice?: boolean
  /** The new words of what is edited. */
  title?: string
  text?: string
}
