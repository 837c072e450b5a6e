import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

// Started from its sources, the program first builds the scripts for the browser, which takes long on a busy machine.
// Only the start itself is tested that way; all other tests use the built program (`npm run test:db` builds what
// changed).

const root = path.join(import.meta.dirname, '../..')

/** Starts the program, waits until it ends or prints `until`, and then asks it to stop. */
async function run(settings: Record<string, string>, until?: string) {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', ...settings }
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  while (until && child.exitCode === null && !output.includes(until)) await sleep(50)
  if (until) child.kill('SIGINT')
  return { code: await ended, output: output.trim() }
}

test('all invalid settings are named in one sentence', async () => {
  const { code, output } = await run({ APP_MODE: 'production', LOG_LEVEL: 'loud', DATABASE_POOL: 'many' })
  // The unit in deploy/ does not start the program again after this code.
  expect(code).toBe(78)
  const { level, msg } = JSON.parse(output)
  expect([level, msg]).toEqual([60, expect.stringMatching(/^Settings are wrong\. .*LOG_LEVEL.*\.$/s)])
  expect(output).toMatch(/DATABASE_POOL/)
  expect(output).toMatch(/PUBLIC_URL/)
})

test('a database that cannot be reached is named with what to check', async () => {
  const url = 'postgresql://x:y@127.0.0.1:1/aulario'
  const { code, output } = await run({ DATABASE_URL: url, DATABASE_OWNER_URL: url })
  expect(code).toBe(1)
  expect(output).toBe(
    'The database 127.0.0.1:1/aulario cannot be reached (connect ECONNREFUSED 127.0.0.1:1): check DATABASE_OWNER_URL and that it runs.',
  )
})

test('a port in use is named with a remedy', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const { code, output } = await run({ PORT: String(port) })
  other.close()
  expect(code).toBe(1)
  expect(output).toContain(`Port ${port} is taken: stop the other program or start with another port`)
})

test.each([
  ['as it was built, in two processes,', { NODE_ENV: 'production', PROCESSES: '2' }],
  ['from its sources', { NODE_ENV: 'development' }],
])('%s it starts, says where, and stops cleanly when asked', async (_, settings) => {
  const { code, output } = await run(settings, 'Aulario is ready')
  expect(output).toMatch(/Aulario is ready: http:\/\/localhost:\d+/)
  expect(code).toBe(0)
})

test('npm start passes on the signal to stop, and the program ends with it', async () => {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error' }
  // The preparatory npm scripts are skipped.
  const child = spawn('npm', ['start', '--ignore-scripts'], { cwd: root, env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  const closed = new Promise((resolve) => child.once('close', resolve))
  while (child.exitCode === null && !output.includes('is ready')) await sleep(50)
  const origin = /is ready: (\S+)/.exec(output)?.[1]
  child.kill('SIGTERM')
  // The output closes when no process is left that could write to it.
  await Promise.race([closed, sleep(20_000)])
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
})
