import { expect, test } from 'vitest'
import { migrationNames } from '#db/migrate.ts'
import { health } from './health.ts'

test('the process answers', async () => {
  expect((await health([]).request('/healthz')).status).toBe(200)
})

test('it is ready when the database is there and migrated', async () => {
  const response = await health(await migrationNames()).request('/readyz')
  expect([response.status, await response.json()]).toEqual([200, { ready: true }])
})

test('it is not ready while a migration waits', async () => {
  const response = await health(['9999_later.sql']).request('/readyz')
  expect([response.status, await response.json()]).toEqual([
    503,
    { ready: false, problem: 'migrations waiting: 9999_later.sql' },
  ])
})
