import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { closeDirectory } from '../live/directory.server.ts'
import { searchSchools } from '../results/search-schools.server.ts'
import { readSearchAddress } from '../search-address.ts'
import { listSynonyms } from './list-synonyms.server.ts'
import { removeSynonym } from './remove-synonym.server.ts'
import { saveSynonym } from './save-synonym.server.ts'
import { MAX_SYNONYMS, type SynonymDraft } from './synonym.ts'
import { synonymData } from './synonym-data.server.ts'
import { trySynonym } from './try-synonym.server.ts'

let adminId: string
beforeAll(async () => {
  const at = { lat: 50.94, lng: 6.96, position_precision: 'exact', city: 'Köln', region: 'Nordrhein-Westfalen' }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Sternwarte am Ring', local_type: 'Realschule', ...at }),
      schoolRow({ id: 'b', name: 'Pauke am Markt', ...at }),
    ])
    .execute()
})
beforeEach(async () => {
  adminId = (await makeAccount({ role: 'admin' })).id
})
afterEach(async () => {
  await db().deleteFrom('search_synonyms').execute()
  await db().deleteFrom('zero_results').execute()
  await removeAccounts()
})
afterAll(closeDirectory)

const draft: SynonymDraft = {
  language: 'de',
  typed: 'Roter  Himmelsgucker',
  meaning: 'Sternwarte',
  country: '',
  region: '',
}
const save = (changes: Partial<SynonymDraft> = {}, id?: string) => saveSynonym(adminId, { ...draft, ...changes }, id)
/** Returns the schools that have all words of a text. */
const found = async (text: string) => {
  await schoolsChanged()
  const results = await searchSchools(readSearchAddress(new URLSearchParams({ q: text })), 'de')
  return results.isBesideText ? [] : results.schools.map(({ id }) => id)
}
const first = async () => (await listSynonyms('de', 1)).synonyms[0]!

describe('saving', () => {
  test('a synonym holds from the next search on, is changed and removed, and each is logged', async () => {
    expect(await found('roter himmelsgucker köln')).toEqual([])
    await save()
    expect(await found('roter himmelsgucker köln')).toEqual(['a'])
    expect(await first()).toMatchObject({ typed: 'roter himmelsgucker', meaning: 'Sternwarte', country: null })
    await save({ typed: 'Turm nach Feierabend', country: 'DE' }, (await first()).id)
    expect(await found('roter himmelsgucker köln')).toEqual([])
    expect(await found('turm nach feierabend köln')).toEqual(['a'])
    const { id } = await first()
    await removeSynonym(adminId, id)
    await removeSynonym(adminId, id)
    expect(await found('turm nach feierabend köln')).toEqual([])
    const log = await db()
      .selectFrom('audit_entries')
      .select(['action', 'actor_id'])
      .where('subject_kind', '=', 'synonym')
      .where('subject_id', '=', id)
      .orderBy('at')
      .execute()
    const actions = ['synonym.made', 'synonym.changed', 'synonym.removed']
    expect(log).toEqual(actions.map((action) => ({ action, actor_id: adminId })))
  })

  test.each<[string, Partial<SynonymDraft>]>([
    ['synonym_words', { typed: ' - ' }],
    ['synonym_words', { typed: 'in der' }],
    ['synonym_words', { typed: 'a b c d e f' }],
    ['synonym_words', { meaning: '' }],
    ['synonym_same', { typed: 'STERNWARTE' }],
    ['synonym_name', { typed: 'Pauke am Markt' }],
    ['synonym_name', { typed: 'Köln' }],
    ['synonym_meaning', { meaning: 'Raumfahrtschule' }],
    ['synonym_meaning', { country: 'FR' }],
    ['synonym_region', { country: 'DE', region: 'Atlantis' }],
    ['synonym_region', { region: 'Nordrhein-Westfalen' }],
  ])('%s: %o is refused', async (code, changes) => {
    await expect(save(changes)).rejects.toMatchObject({ code })
    expect((await listSynonyms('de', 1)).total).toBe(0)
  })

  test('the same words have one meaning in one place, also when two save at once', async () => {
    const outcomes = await Promise.allSettled([save(), save({ meaning: 'Pauke' })])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(save()).rejects.toMatchObject({ code: 'synonym_taken' })
    await save({ country: 'DE' })
    await save({ country: 'DE', region: 'nordrhein-westfalen' })
    await expect(save({}, crypto.randomUUID())).rejects.toMatchObject({ code: 'synonym_taken' })
    await expect(save({ typed: 'neu' }, crypto.randomUUID())).rejects.toMatchObject({ code: 'synonym_gone' })
  })

  test('a language holds so many', async () => {
    await sql`insert into search_synonyms (language, typed, meaning)
      select 'de', 'wort ' || n, 'Pauke' from generate_series(1, ${MAX_SYNONYMS}::integer) n`.execute(db())
    await expect(save()).rejects.toMatchObject({ code: 'synonyms_full' })
    await save({ language: 'fr' })
    const [{ synonyms, total }, last] = await Promise.all([listSynonyms('de', 1), listSynonyms('de', 11)])
    expect([synonyms.length, total, last.synonyms]).toEqual([50, MAX_SYNONYMS, []])
  })

  test('the account goes, the synonym stays without a name', async () => {
    await save()
    expect(await synonymData.read(adminId)).toMatchObject([{ typed: 'roter himmelsgucker' }])
    await removeAccounts()
    expect(await first()).toMatchObject({ typed: 'roter himmelsgucker', by: null })
  })
})

describe('trying', () => {
  const miss = (text: string, count: number, days = 1, language = 'de') =>
    sql`insert into zero_results (day, language, text, count)
      values (current_date - ${days}::integer, ${language}, ${text}, ${count})`.execute(db())

  test('tells which searches of the last month would find something now, and changes nothing', async () => {
    await miss('roter himmelsgucker köln', 3, 29)
    await miss('roter himmelsgucker köln', 4)
    await miss('roter himmelsgucker xyzzy', 2)
    await miss('roter himmelsguckerturm', 9)
    await miss('roter himmelsgucker', 9, 31)
    await miss('roter himmelsgucker', 9, 1, 'fr')
    expect(await trySynonym(draft)).toEqual({
      failures: {
        total: 2,
        tried: 2,
        found: [{ text: 'roter himmelsgucker köln', searches: 7, before: 0, after: 1 }],
        still: [{ text: 'roter himmelsgucker xyzzy', searches: 2, before: 0, after: 0 }],
      },
      successes: { tried: 0, changed: [] },
    })
    expect(await found('roter himmelsgucker köln')).toEqual([])
    expect((await trySynonym(draft, undefined, 0)).failures).toMatchObject({ total: 2, tried: 1 })
  })

  test('changes no search that finds schools with the words as typed, and tells of those that were corrected', async () => {
    const trial = await trySynonym({ ...draft, typed: 'Pauke' })
    expect(trial.successes).toEqual({ tried: 3, changed: [] })
    const corrected = await trySynonym({ ...draft, typed: 'Markst' })
    expect(corrected.successes.changed).toMatchObject([{ text: 'Markst', before: 1 }, { text: 'Markst Köln' }])
  })

  test('tries a change without the synonym as it was', async () => {
    await save()
    await miss('roter himmelsgucker köln', 1)
    const changed = { ...draft, typed: 'Himmelsgucker', meaning: 'Pauke' }
    expect((await trySynonym(changed, (await first()).id)).failures.found).toEqual([])
    expect((await trySynonym(changed)).failures.found).toHaveLength(1)
  })
})
