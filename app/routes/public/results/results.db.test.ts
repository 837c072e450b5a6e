import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { listZeroResults } from '#app/features/search/zero-results/list-zero-results.server.ts'
import { flushZeroResults } from '#app/features/search/zero-results/note-zero-result.server.ts'
import { readZeroResultsAddress } from '#app/features/search/zero-results/zero-results-address.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { routeArgs } from '../../testing/route-args.ts'
import { loader } from './results.tsx'

const search = async (query: string) => await loader(routeArgs(`/results?${query}`))

const stored = async () => (await listZeroResults(readZeroResultsAddress(new URLSearchParams()))).texts
const listed = async () => {
  await flushZeroResults()
  return await stored()
}

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', name: 'Waldschule' })])
    .execute()
})
beforeEach(async () => void (await db().deleteFrom('zero_results').execute()))
afterAll(closeDirectory)

test('a text that finds nothing is counted after the answer', async () => {
  expect((await search('q=Meeresgymnasium')).results.total).toBe(0)
  expect(await stored()).toEqual([])
  await eventually(async () =>
    expect(await listed()).toMatchObject([{ language: 'de', text: 'meeresgymnasium', count: 1 }]),
  )
})

test('a text that finds schools, at least without filters, is not counted', async () => {
  await search('q=Waldschule')
  await search('q=Waldschule&type=high_school')
  await search('q=Meeresgymnasium&type=high_school')
  await search('')
  await search('q=Seegymnasium')
  await eventually(async () => expect(await listed()).toMatchObject([{ text: 'seegymnasium' }]))
})

test('one that gets the results of a nearer text is counted apart', async () => {
  await search('q=Waldschule Xylophonweg')
  await eventually(async () =>
    expect(await listed()).toMatchObject([{ text: 'waldschule xylophonweg', count: 1, relaxed: 1 }]),
  )
})
