import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { type Program, runBuiltProgram } from '../testing/run-program.ts'

// One program of two processes behind one port. The tests follow each other on it.

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-supervisor-'))
const settings = {
  PROCESSES: '2',
  SAMPLES: 'false',
  PORT: '0',
  LOG_LEVEL: 'info',
  OUTBOX_DIR: path.join(folder, 'outbox'),
  FILES_DIR: path.join(folder, 'files'),
  DATABASE_POOL: '3',
}
let program: Program
beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  program = await runBuiltProgram(settings)
})
afterAll(async () => {
  await program.kill()
  await fs.rm(folder, { recursive: true, force: true })
})

type Line = { process?: number; pid: number; msg: string }
const lines = (): Line[] =>
  program
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
const saying = (msg: string) => lines().filter((line) => line.msg === msg)
/** Process ids by the number of the process, of the last one of each number that became ready. */
const current = () => new Map(saying('a process is ready').map(({ process, pid }) => [process, pid]))
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('both processes answer visitors, and their lines in the log name them', async () => {
  // Each connection goes to the next process.
  const ask = () => fetch(`${program.origin}/no/such`, { headers: { connection: 'close' } })
  await Promise.all(Array.from({ length: 4 }, ask))
  await eventually(() => {
    expect(new Set(saying('unknown path').map(({ process }) => process))).toEqual(new Set([1, 2]))
  })
})

test('a process that is killed is started again, and visitors are answered meanwhile', async () => {
  const killed = current().get(2)!
  process.kill(killed, 'SIGKILL')
  await eventually(() => expect(isRunning(killed)).toBe(false))
  expect((await fetch(`${program.origin}/schools/a`)).status).toBe(200)
  await eventually(() => expect(current().get(2)).not.toBe(killed))
  expect(saying('a process ended and is started again')).toHaveLength(1)
})

test('all are replaced one by one, and no request of visitors fails meanwhile', async () => {
  const before = [...current().values()]
  let isReplaced = false
  const statuses = new Map<string, number>()
  const visit = async (ask: () => Promise<Response>) => {
    while (!isReplaced) {
      const said = await ask().then(
        ({ status }) => String(status),
        (error: Error) => `${error.cause}`,
      )
      statuses.set(said, (statuses.get(said) ?? 0) + 1)
    }
  }
  const read = () => fetch(`${program.origin}/schools/a`)
  const told = new URLSearchParams({ school: 'a', interest: 'view' })
  const send = () =>
    fetch(`${program.origin}/api/views`, { method: 'POST', body: told, headers: { origin: program.origin } })
  const visits = [read, read, send].map(visit)
  process.kill(program.pid, 'SIGHUP')
  await eventually(() => expect(saying('all processes were replaced')).toHaveLength(1))
  isReplaced = true
  await Promise.all(visits)
  expect([...statuses.keys()].sort()).toEqual(['200', '204'])
  expect([...current().values()].filter((pid) => before.includes(pid))).toEqual([])
  expect(before.filter(isRunning)).toEqual([])
})

test('when the supervisor is killed, its processes end', async () => {
  await program.kill()
  await eventually(() => expect([...current().values()].filter(isRunning)).toEqual([]))
})
