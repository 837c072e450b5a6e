import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isRunning } from '#lib/is-running.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { OWN_FOLDER } from './own-folder.ts'

const above = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-test-'))
afterAll(() => fs.rmSync(above, { recursive: true }))

/** Starts what stands for a test run: it has written a file, and started a process that notices nothing. */
async function startRun(): Promise<{ run: ChildProcess; folder: string; started: number; cleaner: number }> {
  const code = `
    import { spawn } from 'node:child_process'
    import fs from 'node:fs'
    import os from 'node:os'
    import { takeOwnFolder } from '${path.join(import.meta.dirname, 'own-folder.ts')}'
    takeOwnFolder()
    takeOwnFolder()
    const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
    fs.writeFileSync(os.tmpdir() + '/started', String(pid))
    setInterval(() => {}, 1000)`
  const env = { ...process.env, TMPDIR: above }
  const run = spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: 'ignore' })
  const folder = path.join(above, `${OWN_FOLDER}${run.pid}`)
  const started = await eventually(() => {
    const pid = Number(fs.readFileSync(path.join(folder, 'started'), 'utf8'))
    expect(pid).toBeGreaterThan(0)
    return pid
  })
  const children = fs.readFileSync(`/proc/${run.pid}/task/${run.pid}/children`, 'utf8').split(' ').map(Number)
  return { run, folder, started, cleaner: children.find((pid) => pid > 0 && pid !== started)! }
}

const expectGone = ({ folder, started }: { folder: string; started: number }) =>
  eventually(() => expect([fs.existsSync(folder), isRunning(started)]).toEqual([false, false]))

test.each(['SIGINT', 'SIGKILL'] as const)('a run that ends by %s leaves no process and no folder', async (signal) => {
  const { run, ...left } = await startRun()
  run.kill(signal)
  await expectGone(left)
})

test('the next run removes what one has left that was killed together with what cleans up', async () => {
  const { run, cleaner, ...left } = await startRun()
  process.kill(cleaner, 'SIGKILL')
  run.kill('SIGKILL')
  await eventually(() => expect([isRunning(cleaner), isRunning(run.pid!)]).toEqual([false, false]))
  expect([fs.existsSync(left.folder), isRunning(left.started)]).toEqual([true, true])
  const next = await startRun()
  await expectGone(left)
  expect(isRunning(next.started)).toBe(true)
  next.run.kill('SIGTERM')
  await expectGone(next)
})
