import { beforeEach, expect, test } from 'vitest'
import { visitor } from '#app/features/accounts/testing/accounts.ts'
import { makeModerator } from '#app/features/moderation/testing/make-moderator.ts'
import { db } from '#db/client.ts'
import { clearImports, establishment, gias, run, school } from '#imports/testing/import-files.ts'
import { decideCorrection } from './decide-correction.server.ts'
import { fileCorrection } from './file-correction.server.ts'

beforeEach(clearImports)

const shown = async () =>
  (await db().selectFrom('school_directory').select('name').where('id', '=', 'gb-100001').executeTakeFirstOrThrow())
    .name

test('an import does not undo a correction, until the register says something new', async () => {
  await run(gias(establishment({ URN: '100001', EstablishmentName: 'Alpha School' })))
  const correction = { field: 'name', value: 'Alfa School', reason: 'Sign at the door', email: undefined } as const
  await fileCorrection('gb-100001', correction, { session: null, visitor, locale: 'en' })
  const { id } = await db().selectFrom('school_corrections').select('id').executeTakeFirstOrThrow()
  await decideCorrection(await makeModerator(), id, { outcome: 'accepted', facts: '', seen: 'Alfa School' })
  expect(await shown()).toBe('Alfa School')
  await run(gias(establishment({ URN: '100001', EstablishmentName: 'Alpha School', Town: 'Leeds' })))
  expect([await shown(), (await school('gb-100001')).name]).toEqual(['Alfa School', 'Alpha School'])
  await run(gias(establishment({ URN: '100001', EstablishmentName: 'Alfa Academy' })))
  expect(await shown()).toBe('Alfa Academy')
})
