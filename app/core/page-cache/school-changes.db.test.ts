import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'

const REVIEW = '00000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a' }), schoolRow({ id: 'b' })])
    .execute()
  await db()
    .insertInto('reviews')
    .values({ id: REVIEW, ...reviewRow({ school_id: 'a' }) })
    .execute()
  await db().insertInto('users').values({ email: 'someone@post.example', name: '' }).execute()
})

async function changesOf(...statements: string[]): Promise<string[]> {
  await db().deleteFrom('school_changes').execute()
  for (const statement of statements) await sql.raw(statement).execute(db())
  const rows = await db().selectFrom('school_changes').select('school_id').orderBy('school_id').execute()
  return [...new Set(rows.map(({ school_id }) => school_id))]
}

// Each statement builds on the ones before it.
test.each([
  ["update reviews set comment = comment || ' Sehr gern.' where school_id = 'a'"],
  [`insert into review_answers (review_id, text) values ('${REVIEW}', 'Danke!')`],
  ["update review_answers set status = 'published'"],
  ['delete from review_answers'],
  ["insert into school_warnings (school_id, kind, facts) values ('a', 'own_reviews', 'Drei Bewertungen')"],
  [
    "insert into school_media (school_id, kind, state, title, alt, position) values ('a', 'image', 'processing', '', '', 1)",
  ],
  ["update school_media set title = 'Hof'"],
  ['delete from school_media'],
  [
    `insert into school_events (school_id, kind, title, language, starts_at, ends_at)
    values ('a', 'open_day', 'Tag der offenen Tür', 'de', now() + interval '1 day', now() + interval '2 days')`,
  ],
  ["update school_events set place = 'Aula'"],
  [
    "insert into school_former_names (school_id, name, replaced_on, source) values ('a', 'Alt', '2020-08-01', 'de-nrw')",
  ],
  ["insert into school_redirects (old_id, school_id) values ('old', 'a')"],
  ["insert into school_members (school_id, user_id, role) select 'a', id, 'owner' from users"],
  ['delete from school_members'],
  [
    `insert into school_corrections (school_id, field, shown, value, locale, state, decided_at)
    values ('a', 'phone', '', '0221 1', 'de', 'accepted', now())`,
  ],
  ["insert into school_texts (school_id, section, language, text) values ('a', 'summary', 'de', 'Eine Schule.')"],
  ["insert into premium_grants (school_id, reason) values ('a', 'test')"],
])('tell of the school: %s', async (statement) => {
  expect(await changesOf(statement)).toEqual(['a'])
})

test.each([
  ["update schools set lat = 51, lng = 7, position_precision = 'exact' where id = 'a'", ['*', 'a']],
  ["update schools set name = 'Neu' where id = 'a'", ['a']],
  ["insert into school_profiles (school_id) values ('a')", ['a']],
  ["update school_profiles set name = 'Anders'", ['a']],
  ['update school_profiles set show_in_search = false', ['*', 'a']],
  ["insert into school_profiles (school_id, show_in_search) values ('b', false)", ['*', 'b']],
])('tell of all if others may have another neighbour: %s', async (statement, changed) => {
  expect(await changesOf(statement)).toEqual(changed)
})

test('tell of all when a school is added, statistics are made anew or an import ends', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'c' }))
    .execute()
  const start = "insert into import_runs (source, files, state) values ('gb-gias', '{}', 'running')"
  expect(await changesOf("insert into source_statistics (source, schools, facts) values ('de-nrw', 1, 0)")).toEqual([
    '*',
  ])
  expect(await changesOf(start, 'update import_runs set bytes_read = 5')).toEqual([])
  expect(await changesOf("update import_runs set state = 'finished', ended_at = now()")).toEqual(['*'])
  expect(await changesOf("delete from schools where id = 'c'")).toEqual(['c'])
})
