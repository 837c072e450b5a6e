import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { listTexts } from './list-texts.server.ts'
import { readSources } from './read-sources.server.ts'
import { takesMessages } from './takes-messages.server.ts'

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', name: 'Schule am Park', phone: '0221 1', pupils: 300 }), schoolRow({ id: 'b' })])
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

describe('texts of a school', () => {
  const write = (section: string, language: string, school_id = 'a') =>
    db()
      .insertInto('school_texts')
      .values({ school_id, section, language, text: `${section} ${language}` })
      .execute()
  const read = async (locale: 'de' | 'en' | 'fr' | 'es' | 'it', country: 'DE' | 'FR' = 'DE') =>
    Object.fromEntries([...(await listTexts('a', country, locale))].map(([section, { text }]) => [section, text]))

  test.each([
    ['the reader’s language, where it is there', ['de', 'en', 'fr'], 'en', 'DE', 'en'],
    ['else the school’s own', ['de', 'fr', 'it'], 'en', 'DE', 'de'],
    ['else the own of another country', ['de', 'fr', 'it'], 'en', 'FR', 'fr'],
    ['else any, always the same', ['it', 'es'], 'en', 'DE', 'es'],
  ] as const)('show in %s', async (_, written, locale, country, shown) => {
    for (const language of written) await write('awards', language)
    expect(await read(locale, country)).toEqual({ awards: `awards ${shown}` })
  })

  test('each section finds its own language', async () => {
    await write('awards', 'de')
    await write('services', 'en')
    await write('summary', 'de')
    await write('summary', 'en')
    expect(await read('en')).toEqual({ awards: 'awards de', services: 'services en', summary: 'summary en' })
  })

  test('of another school are not among them', async () => {
    await write('awards', 'de', 'b')
    expect(await read('de')).toEqual({})
  })
})

describe('who says what', () => {
  test('the register alone, as long as the school says nothing', async () => {
    expect(await readSources('a')).toMatchObject({
      register: { name: 'Schule am Park', phone: '0221 1', pupils: 300 },
      official: { name: 'Schule am Park', phone: '0221 1', pupils: 300 },
      own: undefined,
      requested: {},
    })
  })

  test('the school beside it; what it leaves out is silence', async () => {
    await db().insertInto('school_profiles').values({ school_id: 'a', phone: '0221 2' }).execute()
    const { own, register } = await readSources('a')
    expect([own?.phone, own?.website, register.phone]).toEqual(['0221 2', null, '0221 1'])
    expect(own?.updated_at).toBeInstanceOf(Date)
  })

  test('of no school is an error: who asks has looked for it', async () => {
    await expect(readSources('none')).rejects.toThrow()
  })
})

describe('messages to a school', () => {
  const taken = async () =>
    (
      await db()
        .selectFrom('school_directory as d')
        .select(takesMessages.as('taken'))
        .where('d.id', '=', 'a')
        .executeTakeFirst()
    )?.taken
  let member = ''
  beforeEach(async () => {
    member = (await makeAccount()).id
    await db().insertInto('school_members').values({ school_id: 'a', user_id: member, role: 'editor' }).execute()
    await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  })
  const change = (given: object) => db().updateTable('users').set(given).where('id', '=', member).execute()

  test('are taken by a premium school whose profile somebody manages', async () => {
    expect(await taken()).toBe(true)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['has no premium', () => db().deleteFrom('premium_grants').execute()],
    ['had premium', () => db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()],
    ['is closed', () => db().updateTable('schools').set({ status: 'closed' }).execute()],
    ['is hidden', () => db().updateTable('schools').set({ status: 'hidden' }).execute()],
    [
      'hides its contact data',
      () => db().insertInto('school_profiles').values({ school_id: 'a', show_contact: false }).execute(),
    ],
    ['is managed by nobody', () => db().deleteFrom('school_members').execute()],
    ['is managed by a locked account alone', () => change({ suspended_at: new Date() })],
    ['is managed by an account that is about to be erased', () => change({ erase_after: new Date() })],
  ])('are taken by none that %s', async (_, happen) => {
    await happen()
    expect(await taken()).toBe(false)
  })

  test('are taken again when a lock is over, or where another one still reads them', async () => {
    await change({ suspended_at: new Date(0), suspended_until: new Date(Date.now() - 1000) })
    expect(await taken()).toBe(true)
    await change({ suspended_until: null })
    expect(await taken()).toBe(false)
    const other = await makeAccount()
    await db().insertInto('school_members').values({ school_id: 'a', user_id: other.id, role: 'editor' }).execute()
    expect(await taken()).toBe(true)
  })
})
