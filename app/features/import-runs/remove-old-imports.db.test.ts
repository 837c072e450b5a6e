import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { clearImports, dir, establishment, gias } from '#imports/testing/import-files.ts'
import { applyDecision, imported, order, runOf } from '#imports/testing/ordered-imports.ts'
import { UNDO_DAYS } from './import-limits.ts'
import { removeOldImports } from './remove-old-imports.server.ts'
import { rejectionsCsv } from './runs/list-rejections.server.ts'
import { viewRun } from './runs/view-run.server.ts'

const DAY_MS = 86_400_000
const stored = () =>
  fs.readdirSync(path.join(dir, 'store'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
const makeOlder = (days: number) => {
  const then = new Date(Date.now() - days * DAY_MS)
  for (const { parentPath, name } of stored()) fs.utimesSync(path.join(parentPath, name), then, then)
  return db().updateTable('import_runs').set({ started_at: then }).execute()
}

test('files go after a week, and what a run did after thirty days; that it was stays', async () => {
  await clearImports()
  const files = () => [gias(establishment(), establishment({ URN: '=1+1' }))]
  const done = await imported(files())
  const trial = await order(files())
  await applyDecision(trial)
  const lines = async (id: string) => (await text(Readable.from(rejectionsCsv(id)))).split('\r\n')
  const before = await lines(trial)
  expect(before).toHaveLength(3)
  expect(before[1]).toMatch(/^1,gias\.csv,3,'=1\+1,bad_code/)

  await removeOldImports()
  expect(await viewRun(trial)).toMatchObject({ actions: ['carry-out'] })
  await makeOlder(8)
  await removeOldImports()
  expect([stored().length, (await viewRun(trial))?.actions, (await viewRun(done.id))?.actions]).toEqual([
    0,
    [],
    ['undo'],
  ])

  await makeOlder(UNDO_DAYS + 1)
  await removeOldImports()
  expect(await db().selectFrom('import_changes').select('name').execute()).toEqual([])
  expect([(await lines(trial)).length, (await lines(done.id)).length]).toEqual([2, 3])
  expect([(await viewRun(done.id))?.actions, await runOf(done.id)]).toMatchObject([
    [],
    { state: 'finished', added_count: 1 },
  ])
  expect(await removeOldImports()).toBe(0)
})
