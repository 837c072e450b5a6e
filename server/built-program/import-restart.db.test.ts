import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyRunAction } from '#app/features/import-runs/start/apply-run-action.server.ts'
import { file, many, run } from '#imports/testing/import-files.ts'
import { adminId, directory, order, runOf } from '#imports/testing/ordered-imports.ts'
import { csv } from '#imports/testing/read-table.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { aMinuteLater } from '../testing/a-minute-later.ts'
import { holdLock } from '../testing/hold-lock.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// The built program is killed, and started again, in the middle of an import that was ordered on the screen.

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-restart-'))
let program: Program | undefined
const start = async () => {
  program = await runBuiltProgram({ SAMPLES: 'false', PORT: await freePort(), OUTBOX_DIR: folder, LOG_LEVEL: 'info' })
}
afterAll(async () => {
  await program?.kill()
  await fs.rm(folder, { recursive: true, force: true })
})

/** How many schools a visitor finds. */
async function found(): Promise<number> {
  const answer = await fetch(`${program!.origin}/api/v1/search`)
  return ((await answer.json()) as { data: { total: number } }).data.total
}

test('visitors never see half an import, and the started program carries it out', async () => {
  await run(file(csv(many(30)), 'before.csv'))
  const trial = await order([file(csv(many(60)), 'after.csv')])
  await start()
  await eventually(async () => expect(await runOf(trial)).toMatchObject({ state: 'finished' }))
  expect(await found()).toBe(30)

  // By then the rows are read and being merged.
  const lock = await holdLock('lock table school_codes in share row exclusive mode')
  const id = await applyRunAction(await adminId(), trial, 'carry-out', '2026-04-01')
  try {
    await lock.reached()
    expect(await found()).toBe(30)
    await program!.kill()
  } finally {
    await lock.release()
  }
  expect(await directory()).toHaveLength(30)

  await aMinuteLater()
  await start()
  expect(await found()).toBe(30)
  await eventually(async () => expect(await runOf(id)).toMatchObject({ state: 'finished', error: null }))
  await eventually(async () => expect(await found()).toBe(60))
  expect(program!.printed().match(/"level":[56]0/g)).toBeNull()
})
