import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { clearImports, establishment, gias, run } from '../../testing/import-files.ts'

afterEach(clearImports)

const countries = async () =>
  (await db().selectFrom('registered_countries').select('country').execute()).map(({ country }) => country)

test('a country is registered while a register has open schools there; samples and proposed schools are none', async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: '1', source: 'sample', country: 'GB' }),
      schoolRow({ id: 'own-1', source: 'own', country: 'GB' }),
      schoolRow({ id: 'de-1', source: 'de-nrw', country: 'DE' }),
    ])
    .execute()
  await run(gias(establishment({ 'EstablishmentStatus (name)': 'Closed' })))
  expect(await countries()).toEqual([])
  await run(gias(establishment()))
  expect(await countries()).toEqual(['GB'])
  await run(gias(establishment()), { dryRun: true })
  await run(gias(establishment({ 'EstablishmentStatus (name)': 'Closed' })))
  expect(await countries()).toEqual([])
})
