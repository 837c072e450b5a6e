import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { example, factsExample } from '#imports/testing/mappings.ts'
import { findSources, listSchoolSources, listSources } from './find-sources.server.ts'

const add = (mapping: { id?: string }) =>
  db()
    .insertInto('mapped_sources')
    .values({ id: mapping.id!, mapping: JSON.stringify(mapping) })
    .execute()
afterEach(() => db().deleteFrom('mapped_sources').execute())

test('finds sources of the program and those that a mapping declares, and leaves out what is none', async () => {
  await add(example())
  const found = await findSources(['de-nrw', 'de-saarland', 'sample', 'own', 'de-unknown', 'constructor'])
  expect([...found.keys()].sort()).toEqual(['de-nrw', 'de-saarland'])
  const { isStatistic, ...declared } = { isStatistic: false, ...found.get('de-saarland')! }
  expect(isStatistic).toBe(false)
  expect(example()).toMatchObject(declared)
})

test('a mapping without fields is a statistic, of which no school can come', async () => {
  await add(example())
  await add(factsExample({ id: 'de-pupils' }))
  expect((await listSources()).filter(({ id }) => /^de-(saarland|pupils)$/.test(id))).toMatchObject([
    { id: 'de-pupils', isStatistic: true },
    { id: 'de-saarland' },
  ])
  const sources = await listSchoolSources()
  expect([sources.includes('de-saarland'), sources.includes('de-pupils'), sources.includes('own')]).toEqual([
    true,
    false,
    true,
  ])
})
