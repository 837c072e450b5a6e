import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { eventually as eventuallyWithin } from '#lib/testing/eventually.ts'
import { type Program, runBuiltProgram } from '../testing/run-program.ts'
import { throttle } from '../testing/throttle.ts'

// What the watchdog waits for is processor time and time in system calls, so all tests wait side by side.

const GIVE_UP_MS = 1_200_000
vi.setConfig({ testTimeout: GIVE_UP_MS + 60_000 })
const eventually = <Result>(check: () => Result | Promise<Result>) => eventuallyWithin(check, GIVE_UP_MS)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-watchdog-'))
const programs: Program[] = []
afterAll(async () => {
  for (const program of programs) await program.kill()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function start(name: string, options = ''): Promise<Program> {
  const program = await runBuiltProgram({
    SAMPLES: 'false',
    PORT: '0',
    LOG_LEVEL: 'info',
    OUTBOX_DIR: path.join(folder, name, 'outbox'),
    FILES_DIR: path.join(folder, name, 'files'),
    SEARCH_INDEX_DIR: path.join(folder, name, 'search'),
    NODE_OPTIONS: `--import ./server/testing/stand-still.ts ${options}`,
  })
  programs.push(program)
  return program
}
const standStill = ({ origin }: Program, where: string) =>
  fetch(`${origin}/fr/auth/reset?token=${where}`).catch(() => undefined)

/** Returns the lines of the log with a message. */
const said = (program: Program, msg: string) =>
  program
    .printed()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${msg}"`))
    .map((line) => JSON.parse(line))
const stoodStill = (program: Program) => said(program, 'the main loop stood still: the process ends')
const restarts = (program: Program) => said(program, 'a process ended and is started again')
const processorSeconds = (pid: number) => Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9

test.concurrent('a request that never ends is named with the place in the code; the site starts again', async () => {
  const program = await start('busy')
  void standStill(program, 'busy-in-javascript')
  await eventually(() => expect(restarts(program)).toMatchObject([{ ended: 'code 70' }]))
  const [word] = stoodStill(program)
  expect(word).toMatchObject({ level: 60, method: 'GET', route: '/:locale?/auth/reset', requestId: expect.any(String) })
  expect(word.frames.join()).toMatch(/standStill .*stand-still\.ts:\d+/)
  expect(program.printed()).not.toContain('token=')
  await eventually(() => expect(said(program, 'a process is ready')).toHaveLength(2))
})

test.concurrent('if it cannot be interrupted, all running requests are named, and the process is killed', async () => {
  const program = await start('held')
  void standStill(program, 'busy-in-the-system')
  await eventually(() => expect(restarts(program)).toMatchObject([{ ended: 'SIGKILL' }]))
  expect(stoodStill(program)[0].running).toEqual([expect.objectContaining({ route: '/:locale?/auth/reset' })])
})

test.concurrent('a program with an open debugger continues', async () => {
  const program = await start('debugged', '--inspect=127.0.0.1:0')
  const [pid] = program.children()
  void standStill(program, 'busy-in-javascript')
  await eventually(() => expect(processorSeconds(pid!)).toBeGreaterThan(25))
  expect(program.children()).toContain(pid)
  // It would take a processor from the others.
  await program.kill()
})

const CHANGES = 19_999

test.concurrent('with 5 % of a processor while 19,999 changes come in it goes on, and takes them in', async () => {
  const program = await start('starved')
  const [pid] = program.children()
  const unthrottle = throttle(pid!, 0.05)
  const { id, name, ...row } = schoolRow({ source: 'starved' })
  const [columns, values] = [Object.keys(row), Object.values(row)]
  await sql`insert into schools (id, name, ${sql.join(columns.map((column) => sql.ref(column)))})
    select 'starved-' || number, 'Uferschule ' || number, ${sql.join(values)}
    from generate_series(1, ${sql.lit(CHANGES)}) as number`.execute(db())
  const before = processorSeconds(pid!)
  // At this share of a processor, most of a minute on the clock.
  await eventually(() => expect(processorSeconds(pid!) - before).toBeGreaterThan(2))
  unthrottle()
  await eventually(async () => {
    const page = await fetch(`${program.origin}/en/results?q=Uferschule`)
    expect(await page.text()).toContain('19,999')
  })
  expect(program.children()).toContain(pid)
  expect([...stoodStill(program), ...restarts(program)]).toEqual([])
})
