import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { dumpPath } from '#app/features/open-data/dump.ts'
import { writeMonthlyDump } from '#app/features/open-data/write-dump.server.ts'
import { deleteReview } from '#app/features/reviews/own-reviews/delete-review.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// What a visitor still finds of a review that its author has deleted, wherever the built program keeps copies.

const TEXT = 'Einzigartiger Satz über den Fahrradkeller, der bei Regen voll ist und im Winter zu.'
const ANSWER = 'Eigene Antwort zum Fahrradkeller'
const AUTHOR = 'Besondere Verfasserin'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-deleted-'))

let program: Program
let [userId, reviewId] = ['', '']
beforeAll(async () => {
  userId = (await makeAccount()).id
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'de-kept', name: 'Fahrradschule', lat: 50.9, lng: 6.9, position_precision: 'exact' }))
    .execute()
  const { id } = await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: 'de-kept', author_id: userId, author_name: AUTHOR, rating: 2, comment: TEXT }))
    .returning('id')
    .executeTakeFirstOrThrow()
  reviewId = id
  await db().insertInto('review_answers').values({ review_id: id, text: ANSWER, status: 'published' }).execute()
  program = await runBuiltProgram({ SAMPLES: 'false', PORT: await freePort(), FILES_DIR: folder })
})
afterAll(async () => {
  await program.kill()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
  fs.rmSync(folder, { recursive: true })
})

const read = async (address: string) => {
  const answer = await fetch(`${program.origin}${address}`)
  return { status: answer.status, text: await answer.text() }
}
const PAGES = [
  '/schools/de-kept',
  '/en/schools/de-kept',
  '/schools/de-kept/reviews',
  '/feeds/schools/de-kept/reviews.atom',
]
/** Where the school stands with its mean and count. */
const COUNTED = ['/api/v1/schools/de-kept', '/results?q=Fahrradschule', '/embed/card/schools/de-kept']

test('a deleted review is gone from cached pages, feeds, API, index, frames and the next open data', async () => {
  for (const address of PAGES) {
    // The second answer is the kept one.
    await read(address)
    expect((await read(address)).text, address).toContain(TEXT)
  }
  const before = new Map<string, string>()
  for (const address of COUNTED) {
    await read(address)
    const { status, text } = await eventually(() => read(address))
    expect(status, address).toBe(200)
    before.set(address, text)
  }

  await deleteReview(userId, reviewId)
  for (const address of PAGES)
    await eventually(async () => {
      const { text } = await read(address)
      for (const word of [TEXT, ANSWER, AUTHOR]) expect(text, address).not.toContain(word)
    })
  for (const address of COUNTED)
    await eventually(async () => expect((await read(address)).text, address).not.toBe(before.get(address)))
  const { reviews } = JSON.parse((await read('/api/v1/schools/de-kept')).text)
  expect(JSON.stringify(reviews ?? null)).not.toContain('"count":1')

  await writeMonthlyDump('2026-11-01', new FileSystemStorage(folder))
  const answer = await fetch(`${program.origin}${dumpPath('2026-11', 'schools-de.jsonl.gz')}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const lines = bytes[0] === 0x1f ? gunzipSync(bytes).toString() : bytes.toString()
  expect(lines).toContain('Fahrradschule')
  for (const word of [TEXT, ANSWER, AUTHOR, reviewId]) expect(lines).not.toContain(word)
})
