import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { removeMedia, restoreMedia } from '#app/features/school-media/gallery/delete-media.server.ts'
import { db } from '#db/client.ts'
import { listQueue } from '../cases/list-queue.server.ts'
import type { Moderator } from '../decision.ts'
import { fileReport } from '../reports/file-report.server.ts'
import { readPiece } from '../subject.ts'
import { listPieces } from '../subjects/pieces.server.ts'
import { makeSchool, removeCases } from '../testing/cases.ts'
import { makeModerator } from '../testing/make-moderator.ts'
import { answerAppeal } from './answer-appeal.server.ts'
import { decidePiece, decidePieceReport } from './decide-reports.server.ts'
import { appealForSchool, listPieceDecisions } from './file-appeal.server.ts'
import { type PieceDecision, pieceDecisionSchema } from './piece-decision.schema.ts'
import { removeJudgedMedia } from './remove-judged-media.server.ts'

let moderator: Moderator
let member: { id: string; email: string }
let photo: string
const TEXT = 'text.facilities.de'

beforeEach(async () => {
  member = (await makeSchool('a')).member
  moderator = await makeModerator()
  const row = {
    school_id: 'a',
    kind: 'image',
    title: 'hof.jpg',
    alt: 'Kinder im Hof',
    url: '/f/1',
    width: 9,
    height: 6,
    position: 1,
    state: 'ready',
  }
  const { id } = await db().insertInto('school_media').values(row).returning('id').executeTakeFirstOrThrow()
  photo = `image.${id}`
  await db()
    .insertInto('school_texts')
    .values({ school_id: 'a', section: 'facilities', language: 'de', text: 'Wir haben einen Garten.' })
    .execute()
  await db()
    .insertInto('school_events')
    .values({
      school_id: 'a',
      kind: 'open_day',
      title: 'Tag der offenen Tür',
      language: 'de',
      starts_at: new Date(Date.now() + 86_400_000),
      ends_at: new Date(Date.now() + 90_000_000),
    })
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('appeals').execute()
  await db().deleteFrom('reports').execute()
  await db().deleteFrom('school_media').execute()
  await removeCases()
})

const report = (item: string, email = 'ada@post.example', userId: string | null = null) =>
  fileReport(
    { ...readPiece(item)!, schoolId: 'a' },
    { kind: 'rule', rule: 'people', reason: 'Mein Kind ist zu sehen.', name: 'Ada', email },
    { session: userId ? { userId, role: 'user' } : null, visitor, locale: 'de' },
  )
const openReport = async () =>
  (await db().selectFrom('reports').select('id').where('state', '=', 'open').executeTakeFirstOrThrow()).id
const REMOVE: PieceDecision = { outcome: 'removed', rule: 'people', law: '', facts: 'Kinder sind zu erkennen.' }
const shown = async () => (await listPieces('a')).map(({ item }) => item.split('.')[0])
const mails = async () => (await waitingMails()).map(({ template, to }) => `${template} ${to}`).sort()
const lastDecision = async () => (await listPieceDecisions('a'))[0]!

describe('a report', () => {
  test('is confirmed with its number, waits in the queue, and is not made twice', async () => {
    const number = await report(photo)
    expect(await report(photo, 'ADA@post.example')).toBe(number)
    expect(await mails()).toEqual(['report-received ada@post.example'])
    const { cases } = await listQueue(moderator.userId, { kind: 'content' })
    expect(cases).toMatchObject([{ kind: 'content', excerpt: 'Mein Kind ist zu sehen.', marks: ['item_image'] }])
  })

  test.each(['image.00000000-0000-0000-0000-000000000000', 'text.facilities.fr'])('about %j is none', async (item) => {
    await expect(report(item)).rejects.toMatchObject({ code: 'content_unknown' })
  })

  test('is not shown to its author or to members of the school', async () => {
    await report(photo, 'x@post.example', moderator.userId)
    expect((await listQueue(moderator.userId, { kind: 'content' })).cases).toEqual([])
    await expect(decidePieceReport(moderator, await openReport(), REMOVE)).rejects.toMatchObject({
      code: 'not_allowed',
    })
    const other = await makeModerator()
    await db().insertInto('school_members').values({ school_id: 'a', user_id: other.userId, role: 'editor' }).execute()
    expect((await listQueue(other.userId, { kind: 'content' })).cases).toEqual([])
    await expect(decidePieceReport(other, await openReport(), REMOVE)).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await shown()).toContain('image')
  })
})

describe('a decision', () => {
  test('that removes hides the photo, tells both sides, and ends all reports about it', async () => {
    await report(photo)
    await report(photo, 'ben@post.example')
    await decidePieceReport(moderator, await openReport(), REMOVE)
    expect(await shown()).toEqual(['text', 'event'])
    expect((await mails()).filter((mail) => !mail.startsWith('report-received'))).toEqual([
      `content-decided ${member.email}`,
      'report-upheld ada@post.example',
      'report-upheld ben@post.example',
    ])
    await expect(restoreMedia({ userId: member.id, schoolId: 'a' }, photo.slice(6))).rejects.toMatchObject({
      code: 'media_unknown',
    })
  })

  test('that dismisses changes nothing, and tells only who reported', async () => {
    await report(TEXT)
    const id = await openReport()
    await decidePieceReport(moderator, id, { outcome: 'dismissed', facts: 'Alles in Ordnung.' })
    expect(await shown()).toEqual(['image', 'text', 'event'])
    expect(await mails()).toEqual(['report-dismissed ada@post.example', 'report-received ada@post.example'])
    await expect(decidePieceReport(moderator, id, REMOVE)).rejects.toMatchObject({ code: 'already_decided' })
  })

  test.each(['removed', 'edited'] as const)('needs its reasons: %s', (outcome) => {
    const given = { outcome, rule: 'people', facts: 'Gründe.' }
    const check = (change: object) => pieceDecisionSchema.safeParse({ ...given, ...change }).success
    expect(check({})).toBe(true)
    for (const change of [{ facts: '' }, { rule: undefined }, { rule: 'illegal' }, { rule: 'because' }])
      expect(check(change)).toBe(false)
  })

  test('without a report is for admins who are no members of the school', async () => {
    const edit = {
      outcome: 'edited',
      rule: 'misleading',
      law: '',
      facts: 'Falsch.',
      title: '',
      text: 'Mit Hof.',
    } as const
    await expect(decidePiece(moderator, { schoolId: 'a', ref: readPiece(TEXT) }, edit)).rejects.toMatchObject({
      code: 'not_allowed',
    })
    const admin = await makeModerator('admin')
    await decidePiece(admin, { schoolId: 'a', ref: readPiece(TEXT) }, edit)
    expect((await listPieces('a')).find(({ item }) => item === TEXT)?.text).toBe('Mit Hof.')
    expect(await mails()).toEqual([`content-decided ${member.email}`])
    await db().insertInto('school_members').values({ school_id: 'a', user_id: admin.userId, role: 'editor' }).execute()
    await expect(decidePiece(admin, { schoolId: 'a', ref: readPiece(TEXT) }, edit)).rejects.toMatchObject({
      code: 'not_allowed',
    })
  })
})

describe('an appeal', () => {
  const decided = async (item: string) => {
    await report(item)
    await decidePieceReport(moderator, await openReport(), REMOVE)
    return await lastDecision()
  }
  const own = () => ({ userId: member.id, schoolId: 'a' })
  const appealOf = async (decision: string) =>
    (await db().selectFrom('appeals').select('id').where('decision_id', '=', decision).executeTakeFirstOrThrow()).id

  test.each(['image', 'text', 'event'])('that succeeds brings the %s back as it was', async (kind) => {
    const before = await listPieces('a')
    const { item } = before.find((one) => one.kind === kind)!
    const { id } = await decided(item)
    expect((await listPieces('a')).map((one) => one.item)).not.toContain(item)
    await appealForSchool(own(), id, 'Die Eltern haben zugestimmt.')
    await answerAppeal(await makeModerator(), await appealOf(id), { upheld: true, facts: 'Stimmt.' })
    expect(await listPieces('a')).toEqual(before)
    expect(await mails()).toContain(`content-appeal ${member.email}`)
  })

  test('is answered by somebody else, once', async () => {
    const { id } = await decided(photo)
    await appealForSchool(own(), id, 'Nein.')
    expect((await listQueue(moderator.userId, { kind: 'content' })).cases).toEqual([])
    const appeal = await appealOf(id)
    const answer = { upheld: false, facts: 'Bleibt.' }
    await expect(answerAppeal(moderator, appeal, answer)).rejects.toMatchObject({ code: 'not_allowed' })
    const other = await makeModerator()
    expect((await listQueue(other.userId, { kind: 'content' })).cases).toMatchObject([
      { subject: { kind: 'content', id } },
    ])
    await answerAppeal(other, appeal, answer)
    await expect(answerAppeal(other, appeal, answer)).rejects.toMatchObject({ code: 'already_decided' })
    expect(await shown()).toEqual(['text', 'event'])
  })

  test('is made once, in time, by a member of that school', async () => {
    const { id } = await decided(photo)
    const stranger = await makeAccount()
    await expect(appealForSchool({ userId: stranger.id, schoolId: 'a' }, id, 'x')).rejects.toMatchObject({
      code: 'school_not_yours',
    })
    const other = await makeSchool('b')
    await expect(appealForSchool({ userId: other.member.id, schoolId: 'b' }, id, 'x')).rejects.toMatchObject({
      code: 'decision_unknown',
    })
    await appealForSchool(own(), id, 'Nein.')
    await expect(appealForSchool(own(), id, 'Nein.')).rejects.toMatchObject({ code: 'appeal_made' })
  })
})

test('a removed photo goes for good, with its files, six months after the last word about it', async () => {
  const id = photo.slice(6)
  /** A decision that many days ago, which the photo was removed by. */
  const removedBy = async (days: number) => {
    const at = sql<Date>`now() - make_interval(days => ${days})`
    const about = { school_id: 'a', subject_kind: 'image', subject_id: id }
    const values = { ...about, occasion: 'check', outcome: 'removed', rule: 'people', facts: 'x', content: '{}' }
    const decision = await db()
      .insertInto('decisions')
      .values({ ...values, decided_by: moderator.userId, decided_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('school_media')
      .set({ deleted_at: at, removed_by: decision.id })
      .where('id', '=', id)
      .execute()
    return decision.id
  }
  await db()
    .updateTable('school_media')
    .set({ folder: 'school-media/x', widths: [320] })
    .execute()
  await removedBy(170)
  expect(await removeJudgedMedia()).toBe(0)
  const decision = await removedBy(200)
  await db().insertInto('appeals').values({ decision_id: decision, user_id: member.id, text: 'Nein.' }).execute()
  expect(await removeJudgedMedia()).toBe(0)
  await db().updateTable('appeals').set({ state: 'dismissed', decided_at: new Date() }).execute()
  expect(await removeJudgedMedia()).toBe(0)
  await sql`update appeals set decided_at = now() - interval '190 days'`.execute(db())
  expect(await removeJudgedMedia()).toBe(1)
  const jobs = async (name: string) =>
    (await sql<{ data: object }>`select data from pgboss.job where name = ${name} order by data`.execute(db())).rows
  expect(await jobs('remove_media')).toEqual([{ data: { mediaId: id } }])
  await removeMedia(id)
  expect(await jobs('delete_file')).toEqual([
    { data: { key: 'school-media/x/320.avif' } },
    { data: { key: 'school-media/x/320.webp' } },
  ])
  expect(await removeJudgedMedia()).toBe(0)
})

test.each([
  ['image.0198c0de-0000-7000-8000-000000000001', { kind: 'image', id: '0198c0de-0000-7000-8000-000000000001' }],
  ['text.summary.it', { kind: 'text', id: 'summary.it' }],
  ['text.summary.nl', undefined],
  ['text.password.de', undefined],
  ["image.1' or true--", undefined],
  ['image', undefined],
  ['logo.1', undefined],
  ['', undefined],
])('%s names a piece, or none', (written, ref) => {
  expect(readPiece(written)).toEqual(ref)
})
