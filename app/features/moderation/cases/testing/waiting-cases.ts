import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'

const HOUR = 3_600_000
export const ago = (hours: number) => new Date(Date.now() - hours * HOUR)

/** The school of all cases. */
export const SCHOOL = 'a'

export async function addSchool() {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: SCHOOL, name: 'Schule am See' }))
    .execute()
}

export async function addReview(status: string, hours = 1, author_id: string | null = null) {
  const row = { ...reviewRow({ school_id: SCHOOL, status, author_id }), status_changed_at: ago(hours) }
  return (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export const addReport = (review_id: string, hours: number, given: { state?: string; illegal?: boolean } = {}) => {
  const { state = 'open', illegal = false } = given
  const kind = illegal
    ? { kind: 'illegal', rule: 'insult', good_faith: true }
    : { kind: 'rule', rule: 'insult', good_faith: false }
  return db()
    .insertInto('reports')
    .values({
      subject_kind: 'review',
      subject_id: review_id,
      school_id: SCHOOL,
      ...kind,
      reason: 'Das stimmt nicht.',
      locale: 'de',
      content: '{}',
      state,
      created_at: ago(hours),
      decided_at: state === 'open' ? null : new Date(),
    })
    .execute()
}

export async function addClaim(hours: number) {
  const { id: user_id } = await makeAccount()
  const claim = { user_id, school_id: SCHOOL, person_function: 'Leitung', explanation: 'Seit 2020.', by_code: true }
  await db()
    .insertInto('school_claims')
    .values({ ...claim, created_at: ago(hours) })
    .execute()
}

export const addCorrection = (hours: number) =>
  db()
    .insertInto('school_corrections')
    .values({ school_id: SCHOOL, field: 'city', shown: 'Köln', value: 'Bonn', locale: 'de', created_at: ago(hours) })
    .execute()

export const addContentReport = (hours: number) =>
  db()
    .insertInto('reports')
    .values({
      school_id: SCHOOL,
      subject_kind: 'text',
      subject_id: 'summary.de',
      kind: 'rule',
      rule: 'people',
      reason: 'Ein Name.',
      locale: 'de',
      content: '{}',
      created_at: ago(hours),
    })
    .execute()

/** Adds a question that is held back. */
export const addQuestion = (hours: number) =>
  db()
    .insertInto('questions')
    .values({ school_id: SCHOOL, text: 'Gibt es eine Mensa?', language: 'de', status_changed_at: ago(hours) })
    .execute()

/** Adds a ticket that is due in this many hours. */
export async function addTicket(dueIn: number) {
  const sender = { sender_name: 'Ina', sender_email: 'ina@post.example', locale: 'de', consent_version: '1' }
  const { id: ticket_id } = await db()
    .insertInto('tickets')
    .values({ kind: 'contact', ...sender, consented_at: new Date(), due_at: ago(-dueIn) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db().insertInto('ticket_messages').values({ ticket_id, author: 'sender', text: 'Guten Tag' }).execute()
}

/** Adds one case of each kind, in the order in which they are due; the review is already due. */
export async function addOneOfEach() {
  const review = await addReview('pending', 100)
  const other = await addReview('published')
  await addReport(other, 70)
  await addTicket(5)
  await db()
    .insertInto('evidence')
    .values({ review_id: other, file_key: 'k', created_at: ago(60) })
    .execute()
  await addClaim(55)
  await addCorrection(50)
  await addContentReport(45)
  await addQuestion(42)
  const decision = await db()
    .insertInto('decisions')
    .values({
      subject_kind: 'review',
      subject_id: other,
      school_id: SCHOOL,
      occasion: 'check',
      outcome: 'removed',
      rule: 'insult',
      content: '{}',
      decided_by: crypto.randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('appeals')
    .values({ decision_id: decision.id, text: 'x', created_at: ago(40) })
    .execute()
  await db()
    .insertInto('disputes')
    .values({ review_id: other, school_id: SCHOOL, reason: 'never_here', content: '{}', author_due_at: ago(-100) })
    .execute()
  return { review, other }
}

export const IN_ORDER = [
  'review',
  'report',
  'ticket',
  'proof',
  'claim',
  'correction',
  'content',
  'post',
  'objection',
  'dispute',
]
