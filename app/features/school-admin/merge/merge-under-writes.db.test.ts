import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '#app/core/failure.ts'
import { makeAccount, visitor } from '#app/features/accounts/testing/accounts.ts'
import { claimSchool } from '#app/features/claims/submit/submit-claim.server.ts'
import { evidence } from '#app/features/claims/testing/claims.ts'
import { removeCases } from '#app/features/moderation/testing/cases.ts'
import { addVote } from '#app/features/reviews/published/votes/vote.server.ts'
import { writeReview } from '#app/features/reviews/submission/write-review.server.ts'
import { inviteMember } from '#app/features/school-members/invite-member.server.ts'
import { db } from '#db/client.ts'
import { codeOf, makeDuplicate, makeMemberOf, reviewBy } from '../testing/directory.ts'
import { mergeSchools } from './merge-schools.server.ts'
import { undoMerge } from './undo-merge.server.ts'

const SEED = 20_260_301
const ROUNDS = 6
const PAIR = { mergedId: 'old', survivorId: 'new' }
let change: { adminId: string; reason: string }

beforeEach(async () => {
  for (const id of ['old', 'new', 'third']) await makeDuplicate(id)
  change = { adminId: (await makeAccount({ role: 'admin' })).id, reason: 'The same school twice.' }
})
afterEach(async () => {
  await db().deleteFrom('school_merges').execute()
  await removeCases()
})

/** Returns a small generator of numbers from 0 to 1 that returns the same ones for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const TEXT = 'Unser Kind geht gern hin, und die Schule antwortet schnell auf unsere Fragen.'
const written = {
  rating: 4,
  comment: TEXT,
  language: 'de',
  relation: 'parent',
  until: null,
  authorName: 'Eine Mutter',
  noReward: 'on',
  anyway: 'on',
} as const
let networks = 0
const from = () => ({ ...visitor, address: `203.0.${113 + Math.floor(++networks / 250)}.${networks % 250}` })
const review = (userId: string, id: string, comment = TEXT) =>
  writeReview(userId, { id, names: [] }, { ...written, comment }, from())

type Write = [name: string, write: () => Promise<unknown>]

/** Returns what visitors and members of the school do, each with a different account. */
async function writesOf(school: string): Promise<Write[]> {
  const [author, editing, voter, claimant, keeper, owner, correcting] = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6].map(async (index) => (index === 5 ? makeMemberOf('old') : makeAccount())),
  )
  const standing = await reviewBy(editing!.id, 'old', 3)
  return [
    ['review', () => review(author!.id, school)],
    ['edit', () => review(editing!.id, school, `${TEXT} ${editing!.id}`)],
    ['vote', () => addVote(voter!.id, standing)],
    ['claim', () => claimSchool({ userId: claimant!.id, visitor: from() }, school, evidence())],
    [
      'invite',
      () =>
        inviteMember(
          { userId: owner!.id, schoolId: school, locale: 'de', visitor: from() },
          `guest-${owner!.id}@post.example`,
        ),
    ],
    ['favourite', () => db().insertInto('favourites').values({ user_id: keeper!.id, school_id: school }).execute()],
    [
      'correction',
      () =>
        db()
          .insertInto('school_corrections')
          .values({
            school_id: school,
            field: 'phone',
            shown: '',
            value: '0221 1',
            reporter_id: correcting!.id,
            locale: 'de',
          })
          .execute(),
    ],
  ]
}

/**
 * Checks that counts match what they count, that nobody has two live reviews of a school, and that no visitor's row
 * belongs to a merged one.
 */
async function expectConsistent(merged: boolean) {
  const { rows } = await sql<{ id: string; counted: number; there: number }>`
    select s.id, r.rating_count as counted, (select count(*)::int from reviews v
      where v.school_id = s.id and v.status in ('published', 'disputed')) as there
    from schools s join school_ratings r on r.school_id = s.id`.execute(db())
  for (const { counted, there } of rows) expect(counted).toBe(there)
  if (!merged) return
  for (const table of ['reviews', 'favourites', 'school_corrections', 'school_claims', 'member_invitations'] as const)
    expect([table, await db().selectFrom(table).select('school_id').where('school_id', '=', 'old').execute()]).toEqual([
      table,
      [],
    ])
}

/** Accepts failures that people are told; anything else would be an error of the server. */
function expectAnswered(names: string[], results: PromiseSettledResult<unknown>[]) {
  const broken = results.flatMap((result, index) =>
    result.status === 'rejected' && !(result.reason instanceof Failure) ? [`${names[index]}: ${result.reason}`] : [],
  )
  expect(broken).toEqual([])
}

const shuffled = <T>(all: T[], random: () => number) =>
  all
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)

describe('while people write', () => {
  test('merging and undoing lose nothing, break nothing and leave nothing at the hidden school', async () => {
    const random = randomOf(SEED)
    for (let round = 0; round < ROUNDS; round++) {
      const writes = await writesOf('old')
      let merge = ''
      const merging: Write = ['merge', async () => (merge = await mergeSchools(PAIR, change))]
      const all = shuffled([...writes, merging], random)
      const work = await Promise.allSettled(
        all.map(async ([, write]) => {
          await new Promise((resolve) => setTimeout(resolve, random() * 60))
          return await write()
        }),
      )
      expectAnswered(
        all.map(([name]) => name),
        work,
      )
      expect(merge).not.toBe('')
      await expectConsistent(true)
      const meanwhile = shuffled<Write>([...(await writesOf('new')), ['undo', () => undoMerge(merge, change)]], random)
      const after = await Promise.allSettled(meanwhile.map(([, write]) => write()))
      expectAnswered(
        meanwhile.map(([name]) => name),
        after,
      )
      await expectConsistent(false)
      expect(await codeOf(undoMerge(merge, change))).toBe('merge_over')
    }
  })

  test('a row for a school that was merged in this very moment goes to its survivor', async () => {
    const keeper = await makeAccount()
    await mergeSchools(PAIR, change)
    await mergeSchools({ mergedId: 'new', survivorId: 'third' }, change)
    await db().insertInto('favourites').values({ user_id: keeper.id, school_id: 'old' }).execute()
    expect(await db().selectFrom('favourites').select('school_id').execute()).toEqual([{ school_id: 'third' }])
    // A row stays where its place at the survivor is taken, as with any row that a merge finds.
    await db().insertInto('favourites').values({ user_id: keeper.id, school_id: 'old' }).execute()
    expect(
      (await db().selectFrom('favourites').select('school_id').execute()).map((row) => row.school_id).sort(),
    ).toEqual(['old', 'third'])
  })

  test('a review for a school that is being merged is written for its survivor', async () => {
    const author = await makeAccount()
    await mergeSchools(PAIR, change)
    expect(await review(author.id, 'old')).toBe('published')
    expect(await db().selectFrom('reviews').select('school_id').execute()).toEqual([{ school_id: 'new' }])
  })
})

test('a write that holds a review when a merge begins gets through, and the merge follows', async () => {
  const author = await makeAccount()
  const id = await reviewBy(author.id, 'old', 3)
  let merging: Promise<string> | undefined
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('reviews').set({ rating: 5 }).where('id', '=', id).execute()
      merging = mergeSchools(PAIR, change)
      await new Promise((resolve) => setTimeout(resolve, 300))
      await trx.insertInto('favourites').values({ user_id: author.id, school_id: 'old' }).execute()
    })
  await merging
  for (const table of ['reviews', 'favourites'] as const)
    expect(await db().selectFrom(table).select('school_id').execute()).toEqual([{ school_id: 'new' }])
})

describe('chains, circles and several at once', () => {
  test('of three schools in a circle two merges stand at most, and each row is at one that is shown', async () => {
    const random = randomOf(SEED)
    for (let round = 0; round < ROUNDS; round++) {
      const author = await makeAccount()
      await reviewBy(author.id, 'old', 4)
      const pairs = [
        { mergedId: 'old', survivorId: 'new' },
        { mergedId: 'new', survivorId: 'third' },
        { mergedId: 'third', survivorId: 'old' },
      ]
      const results = await Promise.allSettled(shuffled(pairs, random).map((pair) => mergeSchools(pair, change)))
      expectAnswered(
        pairs.map(({ mergedId }) => mergedId),
        results,
      )
      const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      expect(made.length).toBeGreaterThanOrEqual(1)
      expect(made.length).toBeLessThanOrEqual(2)
      const { rows } = await sql<{ status: string }>`select distinct s.status from reviews r
        join schools s on s.id = r.school_id`.execute(db())
      expect(rows).toEqual([{ status: 'active' }])
      const undone = await Promise.allSettled([...made, ...made].map((merge) => undoMerge(merge, change)))
      expectAnswered(made.concat(made), undone)
      for (const merge of made.reverse()) await codeOf(undoMerge(merge, change))
      for (const merge of made.reverse()) await codeOf(undoMerge(merge, change))
      expect(await db().selectFrom('school_redirects').selectAll().execute()).toEqual([])
      await expectConsistent(false)
    }
  })
})
