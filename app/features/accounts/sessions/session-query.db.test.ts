import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { sessionQuery } from './session.server.ts'

const PEOPLE = 20_000
/** Levels of an index and a row for each table, each of which has hundreds. */
const MAX_PAGES = 40

beforeAll(async () => {
  await sql`insert into users (email, email_verified)
    select n || '@post.example', true from generate_series(1, ${PEOPLE}) n`.execute(db())
  await sql`insert into sessions (user_id, token, expires_at)
    select id, 'token of ' || email, now() + interval '1 day' from users`.execute(db())
  await sql`insert into second_factors (user_id, secret, confirmed_at)
    select id, 'x', now() from users where email like '%7@post.example'`.execute(db())
})

test('one person among twenty thousand is found by indexes alone, in a few pages of the database', async () => {
  const { sql: text, parameters } = sessionQuery('token of 4217@post.example').compile()
  const pages: number[] = []
  // At first a connection reads about the tables themselves.
  for (let run = 0; run < 3; run++) {
    const { rows } = await db().executeQuery<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>({
      ...sql`select`.compile(db()),
      sql: `explain (analyze, buffers, format json) ${text}`,
      parameters,
    })
    const [{ Plan }] = rows[0]!['QUERY PLAN']
    expect(JSON.stringify(Plan)).not.toContain('Seq Scan')
    pages.push(Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!)
  }
  expect(Math.min(...pages)).toBeLessThanOrEqual(MAX_PAGES)
})
