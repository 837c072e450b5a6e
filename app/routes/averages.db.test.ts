import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#app/core/failure.ts'
import type { Role } from '#app/core/session.ts'
import { makeAccount, removeAccounts, visitor } from '#app/features/accounts/testing/accounts.ts'
import { OUTCOMES } from '#app/features/moderation/decision.ts'
import { applyDecision } from '#app/features/moderation/decisions/apply-decision.server.ts'
import { decideReview, stateOf } from '#app/features/moderation/decisions/decide.server.ts'
import { deleteReview } from '#app/features/reviews/own-reviews/delete-review.server.ts'
import { writeReview } from '#app/features/reviews/submission/write-review.server.ts'
import { connectionPool, db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type * as mails from '#lib/mail/send-mail.ts'

vi.mock('#lib/mail/send-mail.ts', async (original) => ({
  ...(await original<typeof mails>()),
  sendMail: async () => {},
}))

const WRITERS = 50
const STEPS = 4
const SCHOOLS = ['a', 'b', 'c']
const JOB = '01990000-0000-7000-8000-000000000001'

beforeEach(async () => {
  connectionPool().options.max = WRITERS
  await db()
    .insertInto('schools')
    .values(SCHOOLS.map((id) => schoolRow({ id })))
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

/** The next action of a person; `pick` chooses among the reviews that exist at that moment. */
const step = fc.record({
  kind: fc.constantFrom('write', 'write', 'delete', 'decide', 'decide', 'vote'),
  school: fc.constantFrom(...SCHOOLS),
  rating: fc.integer({ min: 1, max: 5 }),
  teaching: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  pick: fc.nat(1000),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Person = { userId: string; role: Role; address: string }

const anyReview = (pick: number) =>
  db().selectFrom('reviews').selectAll().orderBy(sql`md5(id::text || ${pick})`).limit(1).executeTakeFirst()

const perform: Record<Step['kind'], (person: Person, step: Step) => Promise<unknown>> = {
  write: ({ userId, address }, { school, rating, teaching, pick }) =>
    writeReview(
      userId,
      { id: school, names: [] },
      {
        comment: `Der Weg ist kurz, und nach ${pick} Tagen kennt man ${'abcdefgh'[pick % 8]} sich dort gut aus.`,
        language: 'de',
        relation: 'parent',
        until: null,
        authorName: 'Eine Mutter',
        noReward: 'on',
        rating,
        teaching,
      },
      { ...visitor, address },
    ),
  delete: async ({ userId }, { pick }) => {
    const review = await anyReview(pick)
    if (review) await deleteReview(review.author_id ?? userId, review.id)
  },
  decide: async ({ userId }, { pick }) => {
    const review = await anyReview(pick)
    if (!review) return
    const outcomes = OUTCOMES[review.status as keyof typeof OUTCOMES]
    const outcome = outcomes[pick % outcomes.length] ?? outcomes[0]
    const given = { outcome, rule: 'insult', facts: 'Die Gründe.', seen: await stateOf(db(), review) } as const
    const decision = await decideReview({ userId, role: 'moderator' }, review.id, given)
    await applyDecision(decision, JOB)
  },
  vote: async ({ userId }, { pick }) => {
    const review = await anyReview(pick)
    if (review)
      await db()
        .insertInto('review_votes')
        .values({ review_id: review.id, user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  },
}

/** A refusal is an answer, and so is a review that was deleted a moment ago; anything else is an error. */
async function attempt(person: Person, next: Step): Promise<void> {
  await perform[next.kind](person, next).catch((error: unknown) => {
    const isGone = (error as { code?: string }).code === '23503'
    if (!(error instanceof Failure || isGone)) throw error
  })
}

/** Returns the schools whose stored figures differ from those of the reviews themselves. */
async function drifted() {
  const { rows } = await sql`
    select s.school_id, s.rating_count, s.rating_average, c.* from school_ratings s cross join lateral (
      select count(*)::int as n, round(avg(r.rating), 3) as average,
        count(r.teaching)::int as votes, coalesce(sum(r.teaching), 0)::int as points
      from reviews r where r.school_id = s.school_id and r.status in ('published', 'disputed')
    ) c left join school_criteria k on k.school_id = s.school_id and k.criterion = 'teaching'
    where (s.rating_count, s.rating_average, coalesce(k.votes, 0), coalesce(k.points, 0))
      is distinct from (c.n, c.average, c.votes, c.points)`.execute(db())
  const votes = await sql`
    select id from reviews r where helpful_count <> (select count(*) from review_votes v where v.review_id = r.id)`.execute(
    db(),
  )
  const twice = await sql`
    select author_id, school_id from reviews where status in ('pending', 'published', 'disputed') and author_id is not null
    group by 1, 2 having count(*) > 1`.execute(db())
  return [...rows, ...votes.rows, ...twice.rows]
}

test('figures stay correct while fifty people write, delete, vote and decide', async () => {
  const everybody = fc.array(fc.array(step, { minLength: STEPS, maxLength: STEPS }), {
    minLength: WRITERS,
    maxLength: WRITERS,
  })
  const property = fc.asyncProperty(everybody, async (plans) => {
    const people = await Promise.all(
      plans.map(async (_, at) => ({
        userId: (await makeAccount()).id,
        role: 'user' as const,
        address: `10.1.${at}.1`,
      })),
    )
    await Promise.all(
      plans.map(async (plan, at) => {
        for (const next of plan) await attempt(people[at] as Person, next)
      }),
    )
    expect(await drifted()).toEqual([])
    expect(await db().selectFrom('reviews').select('id').limit(1).execute()).toHaveLength(1)
  })
  await fc.assert(property, { numRuns: 5, endOnFailure: true })
})
