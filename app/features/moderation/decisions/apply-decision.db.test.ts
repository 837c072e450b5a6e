import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import type { Mail } from '#lib/mail/mail.ts'
import type * as mails from '#lib/mail/send-mail.ts'
import { MailRefused } from '#lib/mail/send-mail.ts'
import { applyDecision } from './apply-decision.server.ts'
import { decideReview, stateOf } from './decide.server.ts'
import { decideReports } from './decide-reports.server.ts'

/** The mail server: what it received, what it answers, and what happens while it holds the mail. */
const sent: Mail[] = []
let failure: Error | undefined
let meanwhile = async () => {}
vi.mock('#lib/mail/send-mail.ts', async (original) => ({
  ...(await original<typeof mails>()),
  sendMail: async (mail: Mail) => {
    if (failure) throw failure
    sent.push(mail)
    await meanwhile()
  },
}))

let author: { id: string; email: string }
beforeEach(async () => {
  sent.length = 0
  failure = undefined
  meanwhile = async () => {}
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Schule am See' }))
    .execute()
  author = await makeAccount()
})
afterEach(async () => {
  await db().deleteFrom('reports').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const JOB = '01990000-0000-7000-8000-000000000001'
const find = (id: string) => db().selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const statusOf = async (id: string) => (await find(id)).status
const measureOf = (id: string) =>
  db().selectFrom('restrictions').selectAll().where('decision_id', '=', id).executeTakeFirstOrThrow()

async function decided(status: 'pending' | 'published', change = {}) {
  const row = reviewRow({ school_id: 'a', author_id: author.id, status, ...change })
  const { id } = await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()
  const outcome = status === 'pending' ? 'rejected' : 'removed'
  const { id: userId } = await makeAccount({ role: 'moderator' })
  const decision = { outcome, rule: 'person', sentence: 'Frau Kramer schreit.', facts: 'Der Name steht da.' } as const
  const seen = await stateOf(db(), await find(id))
  return { id, decision: await decideReview({ userId, role: 'moderator' }, id, { ...decision, seen }) }
}

test.each([
  ['pending', 'rejected'],
  ['published', 'removed'],
] as const)('the author of a %s review has the statement before it is %s', async (before, after) => {
  const { id, decision } = await decided(before)
  let during = ''
  meanwhile = async () => {
    during = await statusOf(id)
  }
  await applyDecision(decision, JOB)
  expect([during, await statusOf(id)]).toEqual([before, after])
  expect(await measureOf(decision)).toMatchObject({ mail: 'sent', done_at: expect.any(Date) })
  expect(sent).toMatchObject([{ id: JOB, to: author.email, language: 'de' }])
})

test('the statement names measure, facts, automation, rule, sentence and the ways to object, in the author’s language', async () => {
  await db().updateTable('users').set({ locale: 'fr' }).where('id', '=', author.id).execute()
  const { id, decision } = await decided('pending')
  await db().insertInto('review_signals').values({ review_id: id, version: 1, kind: 'name', detail: '{}' }).execute()
  await applyDecision(decision, JOB)
  const text = sent[0]?.text.replaceAll(/\s+/g, ' ')
  for (const part of [
    'nous avons décidé de ne pas publier votre avis sur Schule am See',
    'Der Name steht da.',
    'La décision fait suite à notre propre vérification.',
    'Un outil automatisé a signalé le texte pour vérification',
    'pas de nom de personne',
    'Frau Kramer schreit.',
    'vous pouvez faire gratuitement une réclamation',
    'tribunal',
    'réécrire l’avis une fois',
  ])
    expect(text).toContain(part)
})

test('an author who was refused before is not offered another rewrite', async () => {
  const { decision } = await decided('pending', { rewrites: 1 })
  await applyDecision(decision, JOB)
  expect(sent[0]?.text).not.toContain('umschreiben')
})

test('killed between mail and change, it goes on where it was: same mail, one change', async () => {
  const { id, decision } = await decided('published')
  meanwhile = () => Promise.reject(new Error('killed'))
  await expect(applyDecision(decision, JOB)).rejects.toThrow('killed')
  expect(await statusOf(id)).toBe('published')
  meanwhile = async () => {}
  await applyDecision(decision, JOB)
  await applyDecision(decision, JOB)
  expect(sent.map((mail) => mail.id)).toEqual([JOB, JOB])
  expect(await statusOf(id)).toBe('removed')
  const ended = db().selectFrom('audit_entries').selectAll().where('subject_id', '=', id)
  expect(await ended.where('action', '=', 'measure.ended').execute()).toMatchObject([
    { actor_role: 'program', after: { status: 'removed', mail: 'sent', decision } },
  ])
})

test('two workers with the same job change the review once', async () => {
  const { id, decision } = await decided('published')
  await Promise.all([applyDecision(decision, JOB), applyDecision(decision, JOB)])
  const entries = db().selectFrom('audit_entries').select('id').where('subject_id', '=', id)
  expect(await entries.where('action', '=', 'measure.ended').execute()).toHaveLength(1)
})

test('a mail server that is away is waited for, but not for ever', async () => {
  const { id, decision } = await decided('published')
  failure = new Error('away')
  await expect(applyDecision(decision, JOB)).rejects.toThrow('away')
  expect(await statusOf(id)).toBe('published')
  await db().updateTable('restrictions').set({ created_at: sql`now() - interval '9 hours'` }).execute()
  await applyDecision(decision, JOB)
  expect(await statusOf(id)).toBe('removed')
  expect(await measureOf(decision)).toMatchObject({ mail: 'failed' })
})

test('an address that bounces does not keep the review', async () => {
  const { id, decision } = await decided('published')
  failure = new MailRefused('550')
  await applyDecision(decision, JOB)
  expect([await statusOf(id), (await measureOf(decision)).mail]).toEqual(['removed', 'failed'])
})

test('without an account nobody is written to', async () => {
  const { id, decision } = await decided('published', { author_id: null })
  await applyDecision(decision, JOB)
  expect([await statusOf(id), (await measureOf(decision)).mail, sent]).toEqual(['removed', 'none', []])
})

test('a text that was changed meanwhile is not refused unseen', async () => {
  const { id, decision } = await decided('pending')
  await db().updateTable('reviews').set({ version: 2 }).where('id', '=', id).execute()
  await applyDecision(decision, JOB)
  expect([await statusOf(id), (await measureOf(decision)).mail, sent]).toEqual(['pending', 'none', []])
})

test('a changed text does not escape a removal, and a deleted review ends it', async () => {
  const [one, two] = [await decided('published'), await decided('published', { author_id: null })]
  await db().updateTable('reviews').set({ version: 2 }).where('id', '=', one.id).execute()
  await db().deleteFrom('reviews').where('id', '=', two.id).execute()
  await applyDecision(one.decision, JOB)
  await applyDecision(two.decision, JOB)
  expect(await statusOf(one.id)).toBe('removed')
  expect(await measureOf(two.decision)).toMatchObject({ mail: 'none', done_at: expect.any(Date) })
})

test.each([
  ['rule', 'Anlass war eine Meldung.'],
  ['illegal', 'Anlass war eine Meldung rechtswidriger Inhalte (Art. 16'],
] as const)('the statement after a report of kind %s says so', async (kind, words) => {
  const row = reviewRow({ school_id: 'a', author_id: author.id })
  const { id } = await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()
  const about = {
    subject_kind: 'review',
    subject_id: id,
    school_id: 'a',
    rule: 'person',
    reason: 'X',
    locale: 'de',
    content: '{}',
  }
  const reports = await db()
    .insertInto('reports')
    .values([
      { ...about, kind: 'rule' },
      { ...about, kind, good_faith: true },
    ])
    .returning('id')
    .execute()
  const { id: userId } = await makeAccount({ role: 'moderator' })
  const decision = { outcome: 'upheld', rule: 'person', law: '', sentence: 'Frau Kramer.', facts: 'X' } as const
  await decideReports({ userId, role: 'moderator' }, id, { ...decision, reportIds: reports.map((report) => report.id) })
  const { decision_id } = await db()
    .selectFrom('restrictions')
    .select('decision_id')
    .where('review_id', '=', id)
    .executeTakeFirstOrThrow()
  await applyDecision(decision_id, JOB)
  expect(sent[0]?.text.replaceAll(/\s+/g, ' ')).toContain(words)
})
