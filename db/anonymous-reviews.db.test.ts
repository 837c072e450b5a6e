import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { db } from './client.ts'
import { schoolRow } from './testing/factories.ts'

afterAll(async () => void (await db().deleteFrom('schools').execute()))

// An id that holds an instant would tell a school when to look into the log of its network.
test('reviews get random ids', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  const { rows } = await sql`insert into reviews (school_id, author_name, rating, comment, relation, language)
    values ('a', 'N', 4, 'Unser Kind geht gern hin, und die Schule antwortet schnell.', 'parent', 'de')
    returning uuid_extract_version(id) as version`.execute(db())
  expect(rows).toEqual([{ version: 4 }])
})
