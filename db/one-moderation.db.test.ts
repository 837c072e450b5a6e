import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigration, migrationNames, prepareTables } from './migrate.ts'
import { emptyDatabase, type TestDatabase } from './testing/test-database.ts'

const MIGRATION = '0150_one_moderation.sql'
const REVIEW = '00000000-0000-4000-8000-000000000001'
const MODERATOR = '00000000-0000-4000-8000-000000000002'
const EVENT = '0198c0de-0000-7000-8000-000000000003'
let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await emptyDatabase()
  client = new pg.Client(database.ownerUrl)
  await client.connect()
  await prepareTables(client, undefined)
  for (const name of (await migrationNames()).filter((name) => name < MIGRATION)) await applyMigration(client, name)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('the reports, decisions and appeals of both moderations are in the same tables, with their ids', async () => {
  await client.query(`
    insert into schools (id, name, category, local_type, street, postal_code, city, region, country, source, source_id)
      values ('a', 'A', 'primary', 'Grundschule', 'S 1', '50667', 'Köln', 'NRW', 'DE', 'x', '1');
    insert into reviews (id, school_id, author_name, rating, comment, relation, language, status)
      values ('${REVIEW}', 'a', 'Eine Mutter', 5, 'Unser Kind geht gern hin, und die Schule antwortet schnell.',
        'parent', 'de', 'removed');
    insert into review_reports (review_id, school_id, subject, kind, rule, reason, locale, content, state, decided_at)
      values ('${REVIEW}', 'a', 'review', 'rule', 'person', 'R1', 'de', '{}', 'upheld', now()),
        ('${REVIEW}', 'a', 'answer', 'rule', 'person', 'R2', 'de', '{}', 'upheld', now());
    insert into moderation_decisions (review_id, school_id, subject, outcome, rule, content, decided_by, about_id, facts)
      select '${REVIEW}', 'a', 'report', 'removed', 'person', '{}', '${MODERATOR}', id, 'D1' from review_reports where reason = 'R1';
    insert into moderation_decisions (review_id, school_id, subject, outcome, rule, content, decided_by, about_id, facts)
      select '${REVIEW}', 'a', 'answer', 'removed', 'person', '{}', '${MODERATOR}', id, 'D2' from review_reports where reason = 'R2';
    insert into review_objections (decision_id, review_id, text, state, decided_at)
      select id, review_id, 'A1', 'upheld', now() from moderation_decisions where facts = 'D1';
    insert into moderation_decisions (review_id, school_id, subject, outcome, content, decided_by, about_id, facts)
      select review_id, 'a', 'objection', 'restored', '{}', '${MODERATOR}', id, 'Stimmt.' from review_objections;
    insert into content_reports (school_id, item, kind, rule, reason, locale, content, state, decided_at)
      values ('a', 'event.${EVENT}', 'rule', 'people', 'R3', 'de', '{}', 'upheld', '2026-11-01'),
        ('a', 'text.summary.de', 'rule', 'people', 'R4', 'de', '{}', 'open', null);
    insert into content_decisions (school_id, item, outcome, rule, facts, content, decided_by, decided_at)
      values ('a', 'event.${EVENT}', 'edited', 'people', 'D3', '{"row": {}}', '${MODERATOR}', '2026-11-01'),
        ('a', 'text.summary.de', 'dismissed', null, 'D4', '{}', '${MODERATOR}', '2026-11-02');
    insert into content_appeals (decision_id, school_id, text, state, answer, decided_at)
      select id, 'a', 'A3', 'dismissed', 'Bleibt.', now() from content_decisions where facts = 'D3';`)
  const ids = async (tables: string[]) => {
    const all = tables.map((table) => `select id from ${table}`).join(' union all ')
    return (await client.query(`select id from (${all}) t order by id`)).rows
  }
  const before = await Promise.all([
    ids(['review_reports', 'content_reports']),
    ids(['moderation_decisions', 'content_decisions']),
    ids(['review_objections', 'content_appeals']),
  ])
  await applyMigration(client, MIGRATION)
  expect(await Promise.all([ids(['reports']), ids(['decisions']), ids(['appeals'])])).toEqual(before)

  const { rows: reports } = await client.query(`select subject_kind || '.' || subject_id as subject, review_id, reason,
    number::int as number from reports order by reason`)
  expect(reports).toEqual([
    { subject: `review.${REVIEW}`, review_id: REVIEW, reason: 'R1', number: 1 },
    { subject: `answer.${REVIEW}`, review_id: REVIEW, reason: 'R2', number: 2 },
    { subject: `event.${EVENT}`, review_id: null, reason: 'R3', number: 500001 },
    { subject: 'text.summary.de', review_id: null, reason: 'R4', number: 500002 },
  ])
  const { rows: decisions } = await client.query(`select d.subject_kind as subject, d.occasion, d.outcome, d.facts,
    coalesce(r.reason, a.text) as about from decisions d left join reports r on r.id = d.about_id
    left join appeals a on a.id = d.about_id order by facts`)
  expect(decisions).toEqual([
    { subject: 'review', occasion: 'report', outcome: 'removed', facts: 'D1', about: 'R1' },
    { subject: 'answer', occasion: 'report', outcome: 'removed', facts: 'D2', about: 'R2' },
    { subject: 'event', occasion: 'report', outcome: 'edited', facts: 'D3', about: 'R3' },
    { subject: 'text', occasion: 'check', outcome: 'dismissed', facts: 'D4', about: null },
    { subject: 'review', occasion: 'appeal', outcome: 'restored', facts: 'Stimmt.', about: 'A1' },
  ])
  const { rows: appeals } = await client.query('select text, state, answer from appeals order by text')
  expect(appeals).toEqual([
    { text: 'A1', state: 'upheld', answer: 'Stimmt.' },
    { text: 'A3', state: 'dismissed', answer: 'Bleibt.' },
  ])
  const { rows } =
    await client.query(`insert into reports (subject_kind, subject_id, school_id, kind, rule, reason, locale, content)
    values ('event', '${EVENT}', 'a', 'rule', 'people', 'X', 'de', '{}') returning number::int as number`)
  expect(rows).toEqual([{ number: 500003 }])
  await expect(client.query('delete from decisions')).rejects.toThrow('append-only')
})
