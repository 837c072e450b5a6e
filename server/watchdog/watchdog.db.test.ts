import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, test } from 'vitest'
import { type Program, runProgram } from '../testing/run-program.ts'

// The tests use the built program. It must be blocked for ten seconds before anything happens, so all tests wait side
// by side.

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-watchdog-'))
afterAll(() => fs.rm(folder, { recursive: true, force: true }))

const settings = {
  NODE_ENV: 'production',
  SAMPLES: 'false',
  PORT: '0',
  OUTBOX_DIR: path.join(folder, 'outbox'),
  FILES_DIR: path.join(folder, 'files'),
  NODE_OPTIONS: '--import ./server/testing/stand-still.ts',
}
const start = (options = '') =>
  runProgram('server/main.ts', { ...settings, NODE_OPTIONS: `${settings.NODE_OPTIONS} ${options}` })
const ask = ({ origin }: Program, where: string) =>
  fetch(`${origin}/fr/auth/reset?token=${where}`).catch(() => undefined)

/** Returns the program's last line of the log. */
const lastWord = (output: string) => JSON.parse(output.split('\n').find((line) => line.includes('stood still'))!)

test.concurrent('a request that never ends is named with the place in the code, and the process ends', async ({
  expect,
}) => {
  const program = await start()
  void ask(program, 'busy-in-javascript')
  const { code, output } = await program.ended
  const word = lastWord(output)
  expect(code).toBe(70)
  expect(word).toMatchObject({ level: 60, method: 'GET', route: '/:locale?/auth/reset', requestId: expect.any(String) })
  expect(word.frames.join()).toMatch(/standStill .*stand-still\.ts:\d+/)
  expect(output).not.toContain('token=')
})

test.concurrent('if it cannot be interrupted, all running requests are named, and the process is killed', async ({
  expect,
}) => {
  const program = await start()
  void ask(program, 'busy-in-the-system')
  const { code, output } = await program.ended
  expect(code).toBeNull()
  expect(lastWord(output).running).toEqual([expect.objectContaining({ route: '/:locale?/auth/reset' })])
})

test.concurrent('a process that was suspended continues', async ({ expect }) => {
  const program = await start()
  process.kill(program.pid, 'SIGSTOP')
  await sleep(12_000)
  process.kill(program.pid, 'SIGCONT')
  await sleep(2000)
  expect((await fetch(`${program.origin}/healthz`)).status).toBe(200)
  await program.kill()
})

test.concurrent('a program with an open debugger continues', async ({ expect }) => {
  const program = await start('--inspect=127.0.0.1:0')
  void ask(program, 'busy-in-javascript')
  const ended = await Promise.race([program.ended.then(() => true), sleep(15_000).then(() => false)])
  expect(ended).toBe(false)
  await program.kill()
})
