import { type ChildProcess, fork, spawn } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { holdLock } from '#server/testing/hold-lock.ts'
import { connectForImport } from './connection.ts'
import { noProgress } from './progress.ts'
import { takeImportLock } from './store/run-record.ts'
import { clearImports, gias, many, run } from './testing/import-files.ts'
import { order, runOf } from './testing/ordered-imports.ts'

// The real programs, stopped by a signal while the database is busy with one of their statements.

const root = path.join(import.meta.dirname, '..')
const ENV = { ...process.env, APP_MODE: 'local', LOG_LEVEL: 'error' }
/** The merge waits here with all rows copied; a session that only reads passes. */
const BEFORE_WRITING = 'lock table schools in exclusive mode'

const started: ChildProcess[] = []
beforeEach(clearImports)
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

const runs = () => db().selectFrom('import_runs').selectAll().orderBy('started_at').execute()
const schoolCount = async () => (await db().selectFrom('schools').select('id').execute()).length

/** Sessions of imports that run a statement or hold a transaction open, as only the owner of the database sees them. */
async function busySessions() {
  const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
  await owner.connect()
  try {
    const { rows } = await owner.query(`select state, query from pg_stat_activity
      where datname = current_database() and application_name like 'import%' and state <> 'idle'`)
    return rows
  } finally {
    await owner.end()
  }
}

function command(...args: string[]) {
  const child = spawn(process.execPath, ['imports/main.ts', 'gb-gias', '--date=unknown', ...args], {
    cwd: root,
    env: ENV,
  })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  )
  return { child, ended }
}

function orderedProcess(runId: string) {
  const child = fork('imports/ordered/main.ts', [runId], {
    cwd: root,
    env: ENV,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.push(child)
  return { child, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) }
}

test.each([
  ['SIGINT', 130, []],
  ['SIGTERM', 143, ['--complete']],
] as const)('%s cancels the running statement of the command, which ends with %i', async (signal, exit, flags) => {
  const lock = await holdLock(BEFORE_WRITING)
  try {
    const { child, ended } = command(gias(...many(3)), ...flags)
    await lock.reached()
    await eventually(async () => expect(await busySessions()).toHaveLength(1))
    child.kill(signal)
    // The lock is still held: only a cancelled statement lets the command end.
    const { code, said } = await ended
    expect(said).toContain('Interrupted: nothing was changed.')
    expect(code).toBe(exit)
    expect(await busySessions()).toEqual([])
  } finally {
    await lock.release()
  }
  expect(await schoolCount()).toBe(0)
  expect(await runs()).toMatchObject([{ state: 'failed', error: 'The import was interrupted.' }])
  expect(await run(gias(...many(3)))).toMatchObject({ added: 3 })
})

test('the process of an ordered import ends when the site stops, within a statement', async () => {
  const trial = await order([gias(...many(3))])
  const lock = await holdLock(BEFORE_WRITING)
  try {
    const { child, ended } = orderedProcess(trial)
    await lock.reached()
    await eventually(async () => expect(await busySessions()).toHaveLength(1))
    child.kill('SIGTERM')
    expect(await ended).not.toBeNull()
    expect(await busySessions()).toEqual([])
  } finally {
    await lock.release()
  }
  expect(await schoolCount()).toBe(0)
  expect(await runOf(trial)).toMatchObject({ state: 'waiting', error: null })
})

test('the process of an ordered import that waits for another one ends, and its run goes on waiting', async () => {
  const trial = await order([gias(...many(3))])
  const other = await connectForImport()
  await takeImportLock(other, { progress: noProgress })
  try {
    const { child, ended } = orderedProcess(trial)
    await eventually(async () =>
      expect(await busySessions()).toMatchObject([{ query: expect.stringContaining('pg_advisory_lock') }]),
    )
    child.kill('SIGTERM')
    expect(await ended).not.toBeNull()
    expect(await busySessions()).toEqual([])
  } finally {
    await other.end()
  }
  expect(await runOf(trial)).toMatchObject({ state: 'waiting' })
})
