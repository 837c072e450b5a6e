import '#app/i18n/all.server.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { sayDay } from '#app/features/school-day/say-day.server.ts'
import { db } from '#db/client.ts'
import type { Moderator } from '../decision.ts'
import { fileReport } from '../reports/file-report.server.ts'
import { readPiece } from '../subject.ts'
import { listPieces } from '../subjects/pieces.server.ts'
import { makeSchool, removeCases } from '../testing/cases.ts'
import { makeModerator } from '../testing/make-moderator.ts'
import { answerAppeal } from './answer-appeal.server.ts'
import { decidePieceReport } from './decide-reports.server.ts'
import { appealForSchool } from './file-appeal.server.ts'
import { pieceDecisionSchema } from './piece-decision.schema.ts'

let moderator: Moderator
let member: { id: string; email: string }
beforeEach(async () => {
  member = (await makeSchool('a')).member
  moderator = await makeModerator()
  await db()
    .insertInto('school_day_values')
    .values({ school_id: 'a', topic: 'careUntil', value: '16:30', school_year: 2026 })
    .execute()
  for (let at = 0; at < 3; at++)
    await sayDay({ userId: (await makeAccount()).id, schoolId: 'a', schoolYear: 2026, visitor }, { careUntil: '15:00' })
})
afterEach(async () => {
  await db().deleteFrom('school_day_sayings').execute()
  await db().deleteFrom('appeals').execute()
  await db().deleteFrom('reports').execute()
  await db().deleteFrom('attempt_counts').execute()
  await removeCases()
})

const pieces = async () => (await listPieces('a')).filter(({ kind }) => kind === 'day')
const items = async () => (await pieces()).map(({ item }) => item)
const report = (item: string) =>
  fileReport(
    { ...readPiece(item)!, schoolId: 'a' },
    { kind: 'rule', rule: 'misleading', reason: 'Das stimmt nicht.', name: 'Ada', email: 'ada@post.example' },
    { session: null, visitor, locale: 'de' },
  )
const newestDecision = () =>
  db().selectFrom('decisions').select(['id', 'content']).orderBy('decided_at', 'desc').executeTakeFirstOrThrow()
async function decide(outcome: 'removed' | 'edited' | 'dismissed') {
  const { id } = await db().selectFrom('reports').select('id').where('state', '=', 'open').executeTakeFirstOrThrow()
  const decision = pieceDecisionSchema.parse({
    outcome,
    rule: 'misleading',
    law: '',
    facts: 'Nachgefragt.',
    title: 'x',
    text: 'x',
  })
  await decidePieceReport(moderator, id, decision)
}

test('what the school and what families say are each a piece that can be reported', async () => {
  expect(await pieces()).toMatchObject([
    { item: 'day.school.careUntil', title: 'school.careUntil', text: '16:30 2026/27 EUR' },
    { item: 'day.families.careUntil', title: 'families.careUntil', text: '15:00 2026/27 EUR 3' },
  ])
  expect([readPiece('day.team.careUntil'), readPiece('day.school.x'), readPiece('day.school')]).toEqual(
    Array(3).fill(undefined),
  )
})

test.each(['school', 'families'])('removed, and brought back by an appeal: %s', async (who) => {
  const item = `day.${who}.careUntil`
  await report(item)
  await decide('removed')
  expect(await items()).not.toContain(item)
  const mail = (await waitingMails()).find(({ template }) => template === 'content-decided')
  expect(mail?.props).toMatchObject({ kind: 'day' })
  expect(String((mail?.props as { shown?: string })?.shown)).toContain('Betreuung nach dem Unterricht')
  const { id } = await newestDecision()
  await appealForSchool({ userId: member.id, schoolId: 'a' }, id, 'Es stimmt doch.')
  const appeal = await db().selectFrom('appeals').select('id').executeTakeFirstOrThrow()
  await answerAppeal(await makeModerator(), appeal.id, { upheld: true, facts: 'Es stimmt.' })
  expect(await items()).toContain(item)
})

test('a removed saying stays removed for the school year, whatever its account says then', async () => {
  await report('day.families.careUntil')
  await decide('removed')
  const sayings = await db().selectFrom('school_day_sayings').select('user_id').execute()
  for (const { user_id } of sayings)
    await sayDay({ userId: user_id, schoolId: 'a', schoolYear: 2026, visitor }, { careUntil: '14:00' })
  expect(await items()).toEqual(['day.school.careUntil'])
  expect((await db().selectFrom('school_day_sayings').select('value').execute()).map(({ value }) => value)).toEqual(
    Array(3).fill('15:00'),
  )
})

test('nobody writes values for a school or families: they are not edited', async () => {
  await report('day.school.careUntil')
  await expect(decide('edited')).rejects.toMatchObject({ code: 'content_not_edited' })
  expect(await items()).toContain('day.school.careUntil')
})

test('a decision does not keep who the families are', async () => {
  await report('day.families.careUntil')
  await decide('removed')
  const { content } = await newestDecision()
  const sayings = await db().selectFrom('school_day_sayings').select('user_id').execute()
  for (const { user_id } of sayings) expect(JSON.stringify(content)).not.toContain(user_id)
})
