import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import { screenText } from '#app/features/screening/screen-text.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { findBuiltIn, listChanges } from './list-entries.server.ts'
import { MAX_CHANGES, saveChange } from './save-change.server.ts'
import { tryChange } from './try-change.server.ts'
import { ruleEntryData } from './word-list-data.server.ts'
import type { Change } from './word-lists-address.ts'

let admin: { id: string; email: string }
beforeEach(async () => {
  admin = await makeAccount({ role: 'admin' })
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Quarkkopf-Schule' }))
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('word_list_entries').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const words = { language: 'de', list: 'insults.words' } as const
const own = { ...words, entry: 'quarkkopf*', on: true } satisfies Change
const save = (change: Change, note = '') => saveChange(admin.id, { ...change, note })
const hits = async (text: string) => {
  await refreshRules()
  return screenText(text, 'de').length
}
const pad = (text: string) => `${text} ${'Der Rest ist ruhig und freundlich. '.repeat(2)}`
async function addReview(text: string, change: object = {}) {
  const row = { ...reviewRow({ school_id: 'a' }), comment: pad(text), language: 'de', ...change }
  return (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
}

describe('making changes', () => {
  test('an entry holds from the next text on, off and on again, with who, when, why and a line in the log', async () => {
    expect(await hits('Ein Quarkkopf.')).toBe(0)
    await save(own, 'Kommt oft vor.')
    expect(await hits('Ein Quarkkopf.')).toBe(1)
    await save({ ...own, on: false })
    expect(await hits('Ein Quarkkopf.')).toBe(0)
    await save(own)
    expect(await hits('Ein Quarkkopf.')).toBe(1)
    const changes = await listChanges('de', 'insults.words')
    expect(changes).toMatchObject([{ entry: 'quarkkopf*', effect: 'add', enabled: true, by: admin.email }])
    const log = await db()
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'after'])
      .where('subject_kind', '=', 'rule')
      .where('subject_id', '=', changes[0]!.id)
      .orderBy('at')
      .execute()
    const after = { language: 'de', list: 'insults.words' }
    expect(log).toEqual(['rule.on', 'rule.off', 'rule.on'].map((action) => ({ action, actor_id: admin.id, after })))
  })

  test('an entry of the program is switched off and on again', async () => {
    const [entry = ''] = findBuiltIn('de', 'insults.words', 'vollpfosten').entries
    const change = { ...words, entry, on: false }
    await save(change)
    expect(await hits('So ein Vollpfosten.')).toBe(0)
    await save({ ...change, on: true })
    expect(await hits('So ein Vollpfosten.')).toBe(1)
    expect(await listChanges('de', 'insults.words')).toMatchObject([{ effect: 'leave_out', enabled: false }])
  })

  test('other languages and lists are as before', async () => {
    await save(own)
    await refreshRules()
    expect(screenText('Un quarkkopf.', 'fr')).toEqual([])
    expect(await listChanges('fr', 'insults.words')).toEqual([])
    expect(await listChanges('de', 'insults.things')).toEqual([])
  })

  test.each(['(a+)+$', '*', 'a*', '.*'])('%s is refused', async (entry) => {
    await expect(save({ ...own, entry })).rejects.toMatchObject({ code: 'rule_entry' })
    expect(await listChanges('de', 'insults.words')).toEqual([])
  })

  test('a language holds so many changes, also when several come at once', async () => {
    const rows = Array.from({ length: MAX_CHANGES - 1 }, (_, index) => ({
      ...words,
      entry: `wort${index}`,
      effect: 'add',
    }))
    await db().insertInto('word_list_entries').values(rows).execute()
    const actions = ['eins', 'zwei', 'drei'].map((entry) => save({ ...own, entry }).catch((error) => error.code))
    expect((await Promise.all(actions)).filter((code) => code === 'rules_full')).toHaveLength(2)
    await save({ ...own, entry: 'wort1', on: false })
    await save({ ...own, language: 'fr' })
  })

  test('the account goes, the entry stays without a name', async () => {
    await save(own)
    expect(await ruleEntryData.read(admin.id)).toMatchObject([{ entry: 'quarkkopf*' }])
    await removeAccounts()
    expect(await listChanges('de', 'insults.words')).toMatchObject([{ entry: 'quarkkopf*', by: null }])
  })
})

describe('trying a change', () => {
  test('tells which reviews of the last month it would hold, the newest first, and changes nothing', async () => {
    const old = new Date(Date.now() - 31 * 24 * 3_600_000)
    const earlier = new Date(Date.now() - 3_600_000)
    const first = await addReview('Dieser Quarkkopf redet nur.', { created_at: earlier })
    const second = await addReview('Ein QUARKKÖPFE-Verein.')
    await addReview('Hier ist alles schön.')
    await addReview('Vollpfosten, alle.')
    await addReview('Ein Quarkkopf.', { created_at: old })
    await addReview('Ein Quarkkopf.', { language: 'fr' })
    const trial = await tryChange({ ...own, entry: 'quarkkop*' })
    expect(trial).toMatchObject({ checked: 4, total: 4, held: { count: 2 }, freed: { count: 0, examples: [] } })
    expect(trial.held.examples.map(({ id }) => id)).toEqual([second, first])
    const { comment, places } = trial.held.examples[1]!
    expect(comment.slice(places[0]!.start, places[0]!.end)).toBe('Quarkkopf')
    expect(await hits('Ein Quarkkopf.')).toBe(0)
  })

  test('tells which it would let go, by what holds now', async () => {
    await addReview('So ein Vollpfosten.')
    await addReview('So ein Vollpfosten und Wichser.')
    await save(own)
    await addReview('Ein Quarkkopf.')
    expect(await tryChange({ ...words, entry: 'vollpfosten', on: false })).toMatchObject({
      checked: 3,
      held: { count: 0 },
      freed: { count: 1 },
    })
    expect(await tryChange({ ...own, on: false })).toMatchObject({ freed: { count: 1 } })
    expect(await tryChange(own)).toMatchObject({ held: { count: 0 }, freed: { count: 0 } })
  })

  test('spares the name of the school as publishing does', async () => {
    await addReview('Die Quarkkopf-Schule ist gut.')
    expect(await tryChange({ ...own, entry: 'quarkkopf-schule' })).toMatchObject({ checked: 1, held: { count: 0 } })
  })

  test('shows five examples of many, page after page, and says what its time did not reach', async () => {
    const rows = Array.from({ length: 450 }, () => ({
      ...reviewRow({ school_id: 'a' }),
      comment: pad('Ein Quarkkopf.'),
      language: 'de',
    }))
    await db().insertInto('reviews').values(rows).execute()
    const whole = await tryChange(own, 60_000)
    expect(whole).toMatchObject({ checked: 450, total: 450, held: { count: 450 } })
    expect(whole.held.examples).toHaveLength(5)
    const part = await tryChange(own, 0)
    expect(part).toMatchObject({ checked: 1, total: 450 })
  })
})

test('what the program brings is searched as it is compared', () => {
  const { entries, found, total } = findBuiltIn('de', 'insults.words', 'scheiss')
  expect(entries).toContain('scheißkerl*')
  expect([entries.length, found < total]).toEqual([found, true])
  expect(findBuiltIn('de', 'insults.words', '').entries).toHaveLength(100)
})
