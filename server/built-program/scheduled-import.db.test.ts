import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noteFetched } from '#app/features/import-runs/editions/register-files.server.ts'
import { viewSchedule } from '#app/features/import-runs/schedules/view-schedule.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { csv, fileRow } from '#imports/testing/read-table.ts'
import { fileChecksum } from '#lib/file-checksum.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, linkRelease, type Program, runBuiltProgram } from '../testing/run-program.ts'

// A release, whose folder of data is elsewhere, takes up an edition that was fetched before: no publisher is asked.

const here = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-scheduled-'))
const [release, data] = [path.join(here, 'release'), path.join(here, 'data')]
const ADDRESS = 'https://jedeschule.codefor.de/csv-data/latest.csv'
const school = fileRow({
  ...{ id: 'HE-3149', name: 'Beispielschule', address: 'Straße 1', zip: '60311', city: 'Frankfurt am Main' },
  ...{ school_type: 'Grundschule', legal_status: '', provider: '', phone: '', email: '', website: '' },
  ...{ location: '', update_timestamp: '2026-03-28 16:37:08', longitude: '8.63315', latitude: '50.154' },
})
let program: Program | undefined
afterAll(async () => {
  await program?.kill()
  fs.rmSync(here, { recursive: true })
})

/** Puts an edition where the program keeps what it has fetched. */
async function putFetched() {
  const place = path.join(data, 'registers/de-jedeschule/dump')
  fs.mkdirSync(place, { recursive: true })
  const file = path.join(place, 'latest_2026-04-01.csv')
  fs.writeFileSync(file, csv([school()]))
  const marks = { edition: '2026-04-01', version: null, etag: null, last_modified: null }
  const content = { sha256: await fileChecksum(file), bytes: fs.statSync(file).size }
  await noteFetched({ source: 'de-jedeschule', file: 'dump', address: ADDRESS, ...marks, ...content })
}

async function schedule(): Promise<string> {
  const { id } = await db()
    .insertInto('import_schedules')
    .values({ source: 'de-jedeschule', catalogue_group: 'register', rhythm: 'weekly', complete: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .transaction()
    .execute((trx) => sendJob(trx, 'check_import', { scheduleId: id }, { key: id }))
  return id
}

test('what a schedule of the catalogue finds new is imported', async () => {
  fs.mkdirSync(data)
  linkRelease(release)
  fs.symlinkSync(data, path.join(release, 'data'))
  await putFetched()
  const id = await schedule()
  program = await runBuiltProgram({ SAMPLES: 'false', PORT: await freePort() }, release)
  const isImported = { problem: null, checks: [{ outcome: 'changed', import: { state: 'finished' } }] }
  await eventually(async () => expect(await viewSchedule(id)).toMatchObject(isImported))
  expect(await db().selectFrom('schools').select('id').execute()).toEqual([{ id: 'de-HE-3149' }])
})
