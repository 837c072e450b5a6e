import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { sessionQuery } from './session.server.ts'

const PEOPLE = 20_000
const GOAL_MS = 1

beforeAll(async () => {
  await sql`insert into users (email, email_verified)
    select n || '@post.example', true from generate_series(1, ${PEOPLE}) n`.execute(db())
  await sql`insert into sessions (user_id, token, expires_at)
    select id, 'token of ' || email, now() + interval '1 day' from users`.execute(db())
  await sql`insert into second_factors (user_id, secret, confirmed_at)
    select id, 'x', now() from users where email like '%7@post.example'`.execute(db())
})

test('one person among twenty thousand is found by indexes alone, within a millisecond of the database', async () => {
  const { sql: text, parameters } = sessionQuery('token of 4217@post.example').compile()
  const times: number[] = []
  for (let run = 0; run < 20; run++) {
    const { rows } = await db().executeQuery<{ 'QUERY PLAN': { Plan: unknown; 'Execution Time': number }[] }>({
      ...sql`select`.compile(db()),
      sql: `explain (analyze, format json) ${text}`,
      parameters,
    })
    const [plan] = rows[0]!['QUERY PLAN']
    expect(JSON.stringify(plan)).not.toContain('Seq Scan')
    times.push(plan!['Execution Time'])
  }
  expect(Math.min(...times)).toBeLessThan(GOAL_MS)
})
