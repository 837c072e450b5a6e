import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDirectory, directory } from '#app/features/search/live/directory.server.ts'
import { searchSchools } from '#app/features/search/results/search-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { programConnection } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeQuestions } from '../search/questions.ts'
import { askAtOnce } from './ask.ts'
import { changeSchools } from './change-schools.ts'
import { mixed, resultsUrl } from './questions.ts'

const SCHOOLS = 400
const CHANGED = 60
let client: pg.Client

const search = (url: string) => searchSchools(readSearchAddress(new URL(url, 'http://localhost').searchParams), 'de')

beforeAll(async () => {
  client = new pg.Client(programConnection())
  await client.connect()
  await writeDirectory(client, () => generateSchools(SCHOOLS), 500, { schools: () => {}, reviews: () => {} })
})
afterAll(async () => {
  await closeDirectory()
  await client.end()
})

test('sixteen clients are answered while schools change, and no change is lost', async () => {
  const schools = [...generateDocuments(SCHOOLS)]
  const urls = mixed(makeQuestions(schools)).flatMap((one) => resultsUrl(one) ?? [])
  const known = new Set(schools.map(({ id }) => id))
  const ids = schools.slice(0, CHANGED).map(({ id }) => id)
  const before = (await directory()).size.schools
  const [words, answers] = await Promise.all([
    changeSchools(client, ids, { perMinute: 6000, seconds: 2 }),
    askAtOnce(urls, { clients: 16, seconds: 2 }, async (url) => {
      const { total, schools: page, sponsored } = await search(url)
      if (page.length > total) throw new Error(`more schools than results for ${url}`)
      for (const { id } of [...page, ...sponsored]) if (!known.has(id)) throw new Error(`unknown school for ${url}`)
    }),
  ])
  expect(answers.failures).toEqual([])
  expect(answers.times.length).toBeGreaterThanOrEqual(16)
  expect(words.size).toBe(CHANGED)

  await schoolsChanged()
  expect((await directory()).size.schools).toBe(before)
  for (const [id, word] of words) {
    expect((await search(`/results?q=${word}&literal=1`)).schools.map((school) => school.id)).toEqual([id])
  }
})
