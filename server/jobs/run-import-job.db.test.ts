import fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { applyRunAction } from '#app/features/import-runs/start/apply-run-action.server.ts'
import { clearImports, file, many, run } from '#imports/testing/import-files.ts'
import { adminId, directory, order, runOf } from '#imports/testing/ordered-imports.ts'
import { csv } from '#imports/testing/read-table.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { holdLock } from '../testing/hold-lock.ts'
import { runProgram } from '../testing/run-program.ts'

beforeEach(clearImports)

async function asOwner<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client(process.env.DATABASE_OWNER_URL)
  await client.connect()
  const { rows } = await client.query<Row>(sql).finally(() => client.end())
  return rows
}

async function startProgram() {
  const program = await runProgram('server/testing/import-program.ts', {})
  onTestFinished(() => program.kill())
  return program
}
const isIn = (id: string, state: string) => eventually(async () => expect(await runOf(id)).toMatchObject({ state }))

/** As if the half minute had passed in which a living program would have sent a heartbeat. */
async function notHeardOf() {
  await asOwner(`update pgboss.job set heartbeat_on = now() - interval '2 minutes' where state = 'active'`)
  await asOwner(`update pgboss.job set start_after = now() where state = 'retry'`)
}

test('an import killed in the middle changes nothing, and the next program begins it again', async () => {
  await run(file(csv(many(30)), 'before.csv'))
  const before = await directory()
  const trial = await order([file(csv(many(60)), 'after.csv')])
  const program = await startProgram()
  await isIn(trial, 'finished')

  // By then the rows are read and being merged.
  const lock = await holdLock('lock table school_codes in share row exclusive mode')
  const id = await applyRunAction(await adminId(), trial, 'carry-out', '2026-04-01')
  try {
    await lock.reached()
    await program.kill()
  } finally {
    await lock.release()
  }
  expect(await directory()).toEqual(before)
  expect(await runOf(id)).toMatchObject({ state: 'running' })

  await startProgram()
  await eventually(async () => {
    await notHeardOf()
    expect(await runOf(id)).toMatchObject({ state: 'finished', error: null })
  })
  expect(await directory()).toHaveLength(60)
})

test('an import whose own process dies has failed, and a person can begin it again', async () => {
  const trial = await order([file(csv(many(60)), 'heavy.csv')])
  const { pid } = await startProgram()
  await isIn(trial, 'finished')
  const lock = await holdLock('lock table school_codes in share row exclusive mode')
  const id = await applyRunAction(await adminId(), trial, 'carry-out', '2026-04-01')
  try {
    await lock.reached()
    // The program has one child: the process of the import.
    process.kill(Number(fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')), 'SIGKILL')
    await isIn(id, 'failed')
  } finally {
    await lock.release()
  }
  expect(await runOf(id)).toMatchObject({ error: 'The program ended before the import did.' })
  expect(await directory()).toEqual([])
  expect(await applyRunAction(await adminId(), id, 'restart')).toBe(id)
  await isIn(id, 'finished')
})

/** Returns the process that carries out a run. @throws Error when there is none, or another one has just ended */
function childOf(pid: number, runId: string): number {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const child = children.find((one) => fs.readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(runId))
  if (!child) throw new Error('No process carries out the run.')
  return Number(child)
}

test('an import that Ctrl-C reaches waits for the next program', async () => {
  const trial = await order([file(csv(many(60)), 'ended.csv')])
  const { pid } = await startProgram()
  await isIn(trial, 'finished')
  const lock = await holdLock('lock table school_codes in share row exclusive mode')
  const id = await applyRunAction(await adminId(), trial, 'carry-out', '2026-04-01')
  try {
    await lock.reached()
    const child = await eventually(() => childOf(pid, id))
    // From the terminal, and once more from the program.
    process.kill(child, 'SIGINT')
    process.kill(child, 'SIGTERM')
  } finally {
    await lock.release()
  }
  await isIn(id, 'waiting')
  expect(await directory()).toEqual([])
})

test('a run that fails with a message is no failed job', async () => {
  const trial = await order([file('', 'empty.csv')])
  await startProgram()
  await isIn(trial, 'failed')
  await eventually(async () => {
    const jobs = await asOwner<{ state: string }>(`select state from pgboss.job where data->>'runId' = '${trial}'`)
    expect(jobs).toEqual([{ state: 'completed' }])
  })
})

test('a file that unpacks to a thousand times its size fails with a message', async () => {
  const bomb = file('', 'bomb.gz')
  fs.writeFileSync(bomb, gzipSync(Buffer.alloc(100_000_000)))
  expect(fs.statSync(bomb).size).toBeLessThan(200_000)
  const trial = await order([bomb])
  await startProgram()
  await isIn(trial, 'failed')
  expect((await runOf(trial)).error).toMatch(/is larger than \d+ bytes when unpacked/)
})
