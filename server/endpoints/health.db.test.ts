import { afterAll, expect, test } from 'vitest'
import { closeDirectory, directory } from '#app/features/search/live/directory.server.ts'
import { migrationNames } from '#db/migrate.ts'
import { health } from './health.ts'

const running = { version: '1.2.3', build: 'abc' }
afterAll(closeDirectory)

test('the process answers and names what it runs', async () => {
  const answer = await health([], running).request('/healthz')
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, version: '1.2.3', build: 'abc' }])
})

test.each(['/healthz', '/readyz'])('headers of %s name it, too', async (path) => {
  const { headers } = await health([], running).request(path)
  expect([headers.get('aulario-version'), headers.get('aulario-build')]).toEqual(['1.2.3', 'abc'])
})

test('it is not ready before the directory is loaded', async () => {
  const response = await health(await migrationNames(), running).request('/readyz')
  expect([response.status, await response.json()]).toEqual([503, { ready: false, problem: 'directory not loaded' }])
})

test('it is ready when the database is reachable and migrated and the directory is loaded', async () => {
  await directory()
  const response = await health(await migrationNames(), running).request('/readyz')
  expect([response.status, await response.json()]).toEqual([200, { ready: true }])
})

test('it is not ready while a migration waits', async () => {
  const response = await health(['9999_later.sql'], running).request('/readyz')
  expect([response.status, await response.json()]).toEqual([
    503,
    { ready: false, problem: 'migrations waiting: 9999_later.sql' },
  ])
})
