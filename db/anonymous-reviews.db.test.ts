import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyMigration, migrationNames, prepareTables } from './migrate.ts'
import { emptyDatabase, type TestDatabase } from './testing/test-database.ts'

const MIGRATION = '0040_anonymous_reviews.sql'
const FORMER = '0190a8b4-1c00-7000-8000-000000000001'
const GONE = '0190a8b4-1c00-7000-8000-000000000009'
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

test('reviews get random ids, and everything that refers to them follows', async () => {
  await client.query(`
    insert into schools (id, name, category, local_type, street, postal_code, city, region, country, source, source_id)
      values ('a', 'A', 'primary', 'Grundschule', 'S 1', '50667', 'Köln', 'NRW', 'DE', 'x', '1');
    insert into reviews (id, school_id, author_name, rating, comment, relation, language, status, published_at)
      values ('${FORMER}', 'a', 'Eine Mutter', 5, 'Unser Kind geht gern hin, und die Schule antwortet schnell.',
        'parent', 'de', 'published', now());
    insert into review_answers (review_id, text) values ('${FORMER}', 'Danke.');
    insert into moderation_decisions (review_id, school_id, subject, outcome, content, automated)
      values ('${FORMER}', 'a', 'review', 'published', '{}', true), ('${GONE}', 'a', 'review', 'published', '{}', true);
    insert into review_reports (review_id, school_id, kind, rule, reason, locale, content)
      values ('${FORMER}', 'a', 'rule', 'person', 'Weil.', 'de', '{"url": "https://x/?review=${FORMER}"}');
    insert into audit_entries (actor_role, action, subject_kind, subject_id) values ('program', 'x', 'review', '${FORMER}');`)
  await applyMigration(client, MIGRATION)
  const { rows } = await client.query(`select id, former_id from reviews`)
  expect(rows).toEqual([{ id: expect.stringMatching(/^.{14}4/), former_id: FORMER }])
  const id = rows[0].id
  const { rows: about } = await client.query(`
    select (select review_id from review_answers) as answer, (select review_id from review_reports) as report,
      (select content ->> 'url' from review_reports) as url, (select subject_id from audit_entries) as logged,
      (select array_agg(review_id::text) from moderation_decisions) as decided,
      (select rating_count from school_ratings) as rated`)
  expect(about[0]).toMatchObject({ answer: id, report: id, url: `https://x/?review=${id}`, logged: id, rated: 1 })
  expect(about[0].decided).toContain(id)
  expect(about[0].decided).not.toContain(GONE)
  await expect(client.query('delete from moderation_decisions')).rejects.toThrow('append-only')
})

test('new reviews get random ids', async () => {
  const { rows } = await client.query(`insert into reviews (school_id, author_name, rating, comment, relation, language)
    values ('a', 'N', 4, 'Unser Kind geht gern hin, und die Schule antwortet schnell.', 'parent', 'de')
    returning uuid_extract_version(id) as version`)
  expect(rows).toEqual([{ version: 4 }])
})
