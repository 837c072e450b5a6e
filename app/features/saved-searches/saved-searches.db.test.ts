import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { unsubscribe } from '#app/features/accounts/me/unsubscribe.server.ts'
import { makeAccount, removeAccounts, tokenIn } from '#app/features/accounts/testing/accounts.ts'
import { closeDirectory, directory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { mailNewMatches } from './mail-new-matches.server.ts'
import { findMatches } from './matches.server.ts'
import { MAX_SEARCHES } from './saved-search.ts'
import { savedSearchData } from './saved-search-data.server.ts'
import { changeSearch, deleteSearch, listSavedSearches, saveSearch } from './saved-searches.server.ts'

let person: { id: string; email: string }
beforeEach(async () => {
  await addSchools('a')
  person = await makeAccount()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
  await closeDirectory()
})
afterAll(closeDirectory)

/** Adds schools of a town and refreshes the index of this process. */
async function addSchools(...ids: string[]) {
  const rows = ids.map((id) => schoolRow({ id, name: `Schule ${id}`, city: 'Nippes', features: ['music'] }))
  await db().insertInto('schools').values(rows).execute()
  await closeDirectory()
  await directory()
}

const silent = { reviews: false, events: false, facts: false }
const music = { name: 'Musik', query: 'feature=music', mail: 'weekly' as const, ...silent }
const save = (change: object = {}, userId = person.id) => saveSearch(userId, { ...music, ...change })
const first = async (userId = person.id) => (await listSavedSearches(userId))[0]!
const comesDue = (change: object = {}) =>
  db()
    .updateTable('saved_searches')
    .set({ check_at: sql<Date>`now()`, ...change })
    .execute()

type Mail = {
  to: string
  unsubscribeUrl: string
  props: {
    frequency: string
    searches: {
      name: string
      count: number
      url: string
      schools: { name: string }[]
      changedCount: number
      changed: object[]
    }[]
  }
}
async function mails(): Promise<Mail[]> {
  const { rows } = await sql<{ data: Mail & { template: string } }>`
    select data from pgboss.job where name = 'send_mail' order by created_on, id`.execute(db())
  return rows.map(({ data }) => data).filter(({ template }) => template === 'saved-search-matches')
}
const newestOf = async (frequency: string) =>
  (await mails()).filter(({ props }) => props.frequency === frequency).at(-1)?.props.searches[0]

/**
 * A week later: a review and an open day of school a, which has premium, an open day of b, which has not, and a change
 * of the facts of b.
 */
async function happens() {
  const before = new Date(Date.now() - 26 * 3_600_000)
  await db()
    .updateTable('schools')
    .set({ updated_at: new Date('2026-01-01') })
    .execute()
  await db().updateTable('schools').set({ updated_at: before }).where('id', '=', 'b').execute()
  for (const table of ['premium_grants', 'reviews', 'school_events'] as const) await db().deleteFrom(table).execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  await db()
    .insertInto('reviews')
    .values({ ...reviewRow({ school_id: 'a' }), published_at: before })
    .execute()
  const [starts_at, ends_at] = [new Date(Date.now() + 86_400_000), new Date(Date.now() + 90_000_000)]
  const event = { kind: 'info_evening', title: 'Infoabend', language: 'de', starts_at, ends_at, dated_at: before }
  const rows = ['a', 'b'].map((school_id) => ({ school_id, ...event }))
  await db().insertInto('school_events').values(rows).execute()
  await comesDue({ notified_until: sql<Date>`now() - interval '7 days'` })
}
const bell = () => db().selectFrom('notifications').select(['user_id', 'kind', 'props', 'path']).execute()

describe('keeping searches', () => {
  test('a search is kept once; saved again it has the new name and choice', async () => {
    await save()
    await save({ name: 'Mit Musik', mail: 'never' })
    expect(await listSavedSearches(person.id)).toMatchObject([
      { name: 'Mit Musik', query: 'feature=music', mail: false, count: 1, broad: false },
    ])
  })

  test('an account keeps twenty, also when several come at once', async () => {
    const rows = Array.from({ length: MAX_SEARCHES - 1 }, (_, index) => ({
      user_id: person.id,
      name: 'X',
      query: `q=${index}`,
    }))
    await db().insertInto('saved_searches').values(rows).execute()
    const codes = await Promise.all(['q=a', 'q=b', 'q=c'].map((query) => save({ query }).catch((error) => error.code)))
    expect(codes.filter((code) => code === 'searches_full')).toHaveLength(2)
    await save({ query: 'q=1', name: 'Y' })
    expect(await listSavedSearches(person.id)).toHaveLength(MAX_SEARCHES)
    await save({}, (await makeAccount()).id)
  })

  test("somebody else's is out of reach", async () => {
    await save()
    const other = await makeAccount()
    const { id: searchId } = await first()
    expect(await listSavedSearches(other.id)).toEqual([])
    const change = changeSearch(other.id, { searchId, name: 'Meins', mail: 'never', ...silent })
    await expect(change).rejects.toMatchObject({ code: 'search_unknown' })
    await deleteSearch(other.id, searchId)
    expect(await first()).toMatchObject({ name: 'Musik', mail: true })
    await changeSearch(person.id, { searchId, name: 'Neu', mail: 'never', ...silent })
    expect(await first()).toMatchObject({ name: 'Neu', mail: false })
    await deleteSearch(person.id, searchId)
    expect(await listSavedSearches(person.id)).toEqual([])
  })

  test('they are in the export and go with the account', async () => {
    await save()
    expect(await savedSearchData.read(person.id)).toMatchObject([{ name: 'Musik', query: 'feature=music' }])
    await db().deleteFrom('users').where('id', '=', person.id).execute()
    expect(await db().selectFrom('saved_searches').selectAll().execute()).toEqual([])
  })
})

describe('telling of new matches', () => {
  test('nothing before a week is over, and nothing without a new match', async () => {
    await save()
    await addSchools('b')
    expect(await mailNewMatches()).toBe(0)
    await comesDue({ seen_ids: ['a', 'b'] })
    expect(await mailNewMatches()).toBe(0)
    expect([await mails(), await bell()]).toEqual([[], []])
  })

  test('a new school, and one that matches newly, stand in one mail for all searches and behind the bell, once', async () => {
    await save()
    await save({ name: 'Nippes', query: 'q=Nippes' })
    await addSchools('b')
    await db().updateTable('schools').set({ features: [] }).where('id', '=', 'a').execute()
    await comesDue()
    expect(await mailNewMatches()).toBe(1)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.to).toBe(person.email)
    expect(
      mail?.props.searches.map(({ name, count, schools }) => [name, count, schools.map((one) => one.name)]),
    ).toEqual([
      ['Musik', 1, ['Schule b']],
      ['Nippes', 1, ['Schule b']],
    ])
    expect(mail?.props.searches[0]?.url).toMatch(/\/results\?feature=music$/)
    expect(await bell()).toMatchObject([
      { kind: 'saved_search', props: { name: 'Musik', count: 1 }, path: '/results?feature=music' },
      { kind: 'saved_search', props: { name: 'Nippes', count: 1 } },
    ])
    await comesDue()
    expect(await mailNewMatches()).toBe(0)
    // It matched before, then not, and now again.
    await db()
      .updateTable('schools')
      .set({ features: ['music'] })
      .where('id', '=', 'a')
      .execute()
    await closeDirectory()
    await comesDue({ seen_ids: ['b'] })
    expect(await mailNewMatches()).toBe(1)
  })

  test('those that are wanted at once come with the next look, apart from the weekly ones, and once', async () => {
    await save({ mail: 'at_once' })
    await save({ query: 'q=Nippes', name: 'Nippes' })
    await addSchools('b')
    expect(await mailNewMatches()).toBe(0)
    await db().updateTable('saved_searches').set({ check_at: sql<Date>`check_at - interval '1 hour'` }).execute()
    expect([await mailNewMatches(), await mailNewMatches()]).toEqual([1, 0])
    expect((await mails()).map(({ props }) => [props.frequency, props.searches.map(({ name }) => name)])).toEqual([
      ['at_once', ['Musik']],
    ])
  })

  test('weekly ones that are wanted at once begin with what has come since the last look', async () => {
    await save()
    await addSchools('b')
    const { id: searchId } = await first()
    await changeSearch(person.id, { searchId, name: 'Musik', mail: 'at_once', ...silent })
    expect(await mailNewMatches()).toBe(1)
    await changeSearch(person.id, { searchId, name: 'Musik', mail: 'weekly', ...silent })
    await addSchools('c')
    expect(await mailNewMatches()).toBe(0)
  })

  test('what is new at schools that matched before is told if wanted, with new schools and without, once', async () => {
    await addSchools('b', 'c')
    await save({ reviews: true, events: true, facts: true, mail: 'at_once' })
    await save({ reviews: true, query: 'q=Nippes', name: 'Nippes' })
    await addSchools('d')
    await happens()
    expect([await mailNewMatches(), await mailNewMatches()]).toEqual([2, 0])
    const a = { name: 'Schule a', reviews: 1, events: 1, facts: false }
    const b = { name: 'Schule b', reviews: 0, events: 0, facts: true }
    expect(await newestOf('at_once')).toMatchObject({ count: 1, changedCount: 2, changed: [a, b] })
    expect(await newestOf('weekly')).toMatchObject({ count: 1, changedCount: 1, changed: [{ ...a, events: 0 }] })
    await comesDue()
    expect(await mailNewMatches()).toBe(0)
    await happens()
    expect(await mailNewMatches()).toBe(2)
    expect(await newestOf('at_once')).toMatchObject({ count: 0, schools: [], changed: [a, b] })
    expect(await bell()).toHaveLength(2)
  })

  test('those who want new schools alone hear of nothing else', async () => {
    await addSchools('b')
    await save()
    await happens()
    expect(await mailNewMatches()).toBe(0)
  })

  test('ten are named of many, all are counted', async () => {
    await save()
    await addSchools(...'bcdefghijklm')
    await comesDue()
    await mailNewMatches()
    const [search] = (await mails())[0]!.props.searches
    expect([search!.count, search!.schools.length]).toEqual([12, 10])
  })

  test('of two towns of one name the one is meant that the results in the language of the person show', async () => {
    const there = { city: 'Quaxdorf', position_precision: 'exact' } as const
    const rows = [
      schoolRow({ id: 'it', ...there, country: 'IT', lat: 45.31, lng: 9.5 }),
      schoolRow({ id: 'fr', ...there, country: 'FR', lat: 47, lng: 2 }),
    ]
    await db().insertInto('schools').values(rows).execute()
    await closeDirectory()
    // Places added since the last merge are not known.
    const engine = await directory()
    engine.merge()
    expect(await findMatches('q=Quaxdorf', 'fr')).toEqual({ count: 1, ids: ['fr'] })
    await db().updateTable('users').set({ locale: 'it' }).execute()
    await save({ query: 'q=Quaxdorf' })
    await comesDue({ seen_ids: ['fr'] })
    expect(await mailNewMatches()).toBe(1)
    const { seen_ids } = await db().selectFrom('saved_searches').select('seen_ids').executeTakeFirstOrThrow()
    expect(seen_ids).toEqual(['it'])
  })

  test('equal searches of several people are matched once', async () => {
    for (const { id } of [person, await makeAccount(), await makeAccount()]) await save({}, id)
    await addSchools('b')
    await comesDue()
    const search = vi.spyOn(await directory(), 'search')
    expect(await mailNewMatches()).toBe(3)
    expect(search).toHaveBeenCalledTimes(1)
    search.mockRestore()
  })

  test('ten are named of many with news, those with reviews first, and all are counted', async () => {
    await addSchools(...'bcdefghijklm')
    await save({ reviews: true, facts: true })
    await happens()
    await db()
      .updateTable('schools')
      .set({ updated_at: new Date(Date.now() - 26 * 3_600_000) })
      .execute()
    await db().updateTable('reviews').set({ school_id: 'm' }).execute()
    expect(await mailNewMatches()).toBe(1)
    const told = await newestOf('weekly')
    expect([told?.changedCount, told?.changed.length]).toEqual([13, 10])
    expect(told?.changed.at(-1)).toMatchObject({ name: 'Schule m', reviews: 1, facts: true })
  })

  test('several processes at once tell each person once', async () => {
    const people = [person, await makeAccount(), await makeAccount()]
    for (const { id } of people) {
      await save({}, id)
      await save({ query: 'q=Nippes' }, id)
    }
    await addSchools('b')
    await comesDue()
    const runs = await Promise.all(Array.from({ length: 4 }, mailNewMatches))
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect((await mails()).map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
    expect(await bell()).toHaveLength(6)
  })

  test.each([{ email_verified: false }, { suspended_at: new Date() }, { erase_after: new Date(Date.now() + 60_000) }])(
    'an account with %o hears nothing',
    async (change) => {
      await save()
      await db().updateTable('users').set(change).execute()
      await addSchools('b')
      await comesDue()
      expect(await mailNewMatches()).toBe(0)
      expect([await mails(), await bell()]).toEqual([[], []])
    },
  )

  test('the link in the mail ends these mails by one click, for this person only', async () => {
    const other = await makeAccount()
    for (const { id } of [person, other]) await save({}, id)
    await addSchools('b')
    await comesDue()
    await mailNewMatches()
    const mail = (await mails()).find(({ to }) => to === person.email)
    await unsubscribe(tokenIn(mail?.unsubscribeUrl))
    expect((await first()).mail).toBe(false)
    expect((await first(other.id)).mail).toBe(true)
    await addSchools('c')
    await comesDue()
    expect(await mailNewMatches()).toBe(1)
    const { id: searchId } = await first()
    // Turned on again, it reports what matches from then on.
    await changeSearch(person.id, { searchId, name: 'Musik', mail: 'weekly', ...silent })
    await comesDue()
    expect(await mailNewMatches()).toBe(0)
    await addSchools('d')
    await comesDue()
    expect(await mailNewMatches()).toBe(2)
  })

  test('a search with too many matches reports nothing, and begins again once it has fewer', async () => {
    await addSchools('b', 'c')
    expect(await findMatches('feature=music', 'de', 2)).toEqual({ count: 3, ids: null })
    await save()
    await db().updateTable('saved_searches').set({ seen_ids: null, match_count: 2001 }).execute()
    expect((await first()).broad).toBe(true)
    await comesDue()
    expect(await mailNewMatches()).toBe(0)
    expect(await first()).toMatchObject({ broad: false, count: 3 })
    await addSchools('d')
    await comesDue()
    expect(await mailNewMatches()).toBe(1)
  })
})
