import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { collectChanges } from '#app/features/api/changes/collect-changes.server.ts'
import { flushKeyRequests } from '#app/features/api/keys/count-requests.server.ts'
import { listKeys, makeKey, revokeKey } from '#app/features/api/keys/keys.server.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { api } from './api.ts'
import { arbitraryCalls, type OpenApi } from './testing/arbitrary-calls.ts'
import { answerChecker } from './testing/check-answer.ts'

const app = api(1)
let asked = 0
/** Each call comes from a network of its own, unless it names one. */
const ask = (path: string, headers: Record<string, string> = {}) => {
  const from = `10.${(++asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
  return app.request(`/api/v1${path}`, { headers: { 'x-forwarded-for': from, ...headers } })
}
const jsonOf = async (path: string) => (await ask(path)).json()

const exact = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' }) as const
beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({
        id: 'one',
        name: 'Rheinschule',
        phone: '0221 1',
        email: 'post@schule.example',
        ...exact(50.94, 6.95),
      }),
      schoolRow({ id: 'two', name: 'Domschule', ...exact(50.95, 6.96) }),
      schoolRow({
        id: 'shy',
        name: 'Stille Schule',
        phone: '0221 2',
        website: 'https://still.example',
        ...exact(50.96, 6.97),
      }),
      schoolRow({ id: 'unlisted', name: 'Ungelistete Schule', ...exact(50.97, 6.97) }),
      schoolRow({ id: 'hidden', name: 'Verborgene Schule', status: 'hidden' }),
      schoolRow({ id: 'closed', name: 'Frühere Schule', status: 'closed' }),
      schoolRow({ id: 'kept', name: 'Schule ohne Lizenz', source: 'de-closed', street: 'Geheimweg 1' }),
    ])
    .execute()
  await db()
    .insertInto('school_profiles')
    .values([
      { school_id: 'shy', show_contact: false, phone: '0221 3' },
      { school_id: 'unlisted', show_in_search: false },
    ])
    .execute()
  await db()
    .insertInto('mapped_sources')
    .values({
      id: 'de-closed',
      mapping: JSON.stringify({
        id: 'de-closed',
        country: 'DE',
        publisher: 'Amt',
        dataset: 'Liste',
        url: 'https://amt.example',
        licence: 'Alle Rechte vorbehalten',
        licenceUrl: 'https://amt.example/rechte',
        attribution: 'Amt',
      }),
    } as never)
    .execute()
  await db()
    .insertInto('reviews')
    .values([3, 4, 5].map((rating) => reviewRow({ school_id: 'one', rating, author_name: 'Marta Muster' })))
    .execute()
  await addFacts('one', { fact: 'pupils', number: 300, period_start: '2024-08-01' })
})
afterAll(closeDirectory)

describe('what schools show', () => {
  test('a school has its data, its rating and its register with its attribution', async () => {
    const { data, sources, licence } = await jsonOf('/schools/one')
    expect(data).toMatchObject({
      name: 'Rheinschule',
      phone: '0221 1',
      rating: { count: 3, average: 4 },
      register: { source: 'de-nrw' },
      position: { precision: 'exact' },
    })
    expect(sources).toMatchObject([{ id: 'de-nrw', attribution: 'open.nrw, dl-de/by-2.0' }])
    expect(licence.name).toBe('CC BY 4.0')
  })

  test('no answer names the e-mail address of a school or who wrote a review', async () => {
    for (const path of ['/schools/one', '/schools/one/reviews', '/schools/one/facts', '/search?q=Rheinschule'])
      expect(await (await ask(path)).text()).not.toMatch(/post@|Marta|author|published_at|T\d\d:/)
  })

  test('contact data that a school does not show are not told, nor that it states them', async () => {
    const { data } = await jsonOf('/schools/shy')
    expect(data).toMatchObject({ phone: null, website: null, selfReported: [] })
  })

  test('a school that is not shown in search is in no list; a hidden one is nowhere; a closed one says so', async () => {
    const { data } = await jsonOf('/search?q=Schule&size=100')
    expect(data.results.map(({ id }: { id: string }) => id).sort()).toEqual(['kept', 'one', 'shy', 'two'])
    const { data: town } = await jsonOf('/places/deutschland/nordrhein-westfalen/koeln')
    expect(town.schools.map(({ id }: { id: string }) => id)).not.toContain('unlisted')
    expect((await ask('/schools/hidden')).status).toBe(404)
    expect((await jsonOf('/schools/closed')).data.status).toBe('closed')
  })

  test('of a register whose licence does not allow it only name and town are passed on', async () => {
    const { data } = await jsonOf('/schools/kept')
    expect(data).toMatchObject({ name: 'Schule ohne Lizenz', city: 'Köln', street: '', withheld: true, pupils: null })
    expect(JSON.stringify(await jsonOf('/search?q=Schule+ohne+Lizenz'))).not.toContain('Geheimweg')
  })

  test('the summary of reviews has count, average and stars', async () => {
    expect((await jsonOf('/schools/one/reviews')).data).toMatchObject({ count: 3, average: 4, stars: [0, 0, 1, 1, 1] })
    expect((await jsonOf('/schools/two/reviews')).data).toMatchObject({ count: 0, average: null })
  })

  test('facts have source and year', async () => {
    const { data, sources } = await jsonOf('/schools/one/facts?lang=de')
    const [value] = data.facts.find(({ id }: { id: string }) => id === 'pupils').values
    expect(value).toMatchObject({ value: 300, year: '2024/25' })
    expect(sources.map(({ id }: { id: string }) => id)).toContain(value.source)
  })

  test('a merged school leads to the one that it is now', async () => {
    await db().insertInto('school_redirects').values({ old_id: 'former', school_id: 'one' }).execute()
    expect(await (await ask('/schools/former')).json()).toMatchObject({ status: 404, movedTo: 'one' })
  })
})

describe('the protocol', () => {
  test.each([
    '/search?page=0',
    '/search?page=x',
    '/search?typ=primary',
    '/search?type=x',
    '/search?q=a&q=b',
    '/search?size=101',
    '/catchments/areas',
    '/changes?cursor=x',
    '/changes?since=2026-02-31',
  ])('%s is refused with what is wrong', async (path) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
    const problem = await response.json()
    expect(problem).toMatchObject({ status: 400, type: expect.stringContaining('/developers#invalid-parameter') })
    expect(problem.errors[0].detail).toBeTruthy()
  })

  test('an answer that has not changed is not sent again, and one that has is', async () => {
    const first = await ask('/schools/two')
    const etag = first.headers.get('etag') ?? ''
    expect((await ask('/schools/two', { 'if-none-match': etag })).status).toBe(304)
    await db().updateTable('schools').set({ phone: '0221 77' }).where('id', '=', 'two').execute()
    await schoolsChanged()
    const next = await ask('/schools/two', { 'if-none-match': etag })
    expect(next.status).toBe(200)
    expect((await next.json()).data.phone).toBe('0221 77')
  })

  test('any site may read, nobody may write, and cookies play no part', async () => {
    const response = await ask('/schools/one', { origin: 'https://a.example', cookie: 'aulario.session_token=x' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('vary')).not.toContain('Cookie')
    expect(response.headers.get('etag')).toBeTruthy()
    const write = await app.request('/api/v1/schools/one', {
      method: 'DELETE',
      headers: { 'x-forwarded-for': '10.1.1.1' },
    })
    expect([write.status, write.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    const preflight = await app.request('/api/v1/schools/one', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://a.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
  })

  test('a network with too many requests is told to wait; another is not', async () => {
    const from = { 'x-forwarded-for': '2001:db8:7::1' }
    const first = await ask('/places', from)
    expect(first.headers.get('ratelimit')).toMatch(/^"network";r=119;t=\d+$/)
    expect(first.headers.get('ratelimit-policy')).toBe('"network";q=120;w=60')
    for (let more = 0; more < 119; more++) await ask('/places', from)
    const refused = await ask('/places', { 'x-forwarded-for': '2001:db8:7::2' })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await refused.json()).toMatchObject({ status: 429 })
    expect((await ask('/places', { 'x-forwarded-for': '2001:db8:8::1' })).status).toBe(200)
  })
})

describe('keys', () => {
  test('a key has a higher limit, its use is counted, and once revoked it opens nothing', async () => {
    const { id: userId } = await makeAccount()
    const key = await makeKey(userId, 'Test')
    const answer = await ask('/places', { authorization: `Bearer ${key}` })
    expect(answer.headers.get('ratelimit-policy')).toBe('"person";q=1200;w=60')
    await flushKeyRequests()
    const [listed] = await listKeys(userId)
    expect(listed).toMatchObject({ name: 'Test', requests: 1, lastUsed: berlinDay(), ending: key.slice(-4) })
    expect(JSON.stringify(listed)).not.toContain(key)
    const { id: stranger } = await makeAccount()
    await revokeKey(stranger, listed?.id ?? '')
    expect((await ask('/places', { authorization: `Bearer ${key}` })).status).toBe(200)
    await revokeKey(userId, listed?.id ?? '')
    expect((await ask('/places', { authorization: `Bearer ${key}` })).status).toBe(401)
  })

  test('an account has at most five; a key of a suspended account opens nothing', async () => {
    const { id: userId } = await makeAccount()
    const keys = await Promise.allSettled(Array.from({ length: 8 }, () => makeKey(userId, 'x')))
    const made = keys.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(made).toHaveLength(5)
    await db().updateTable('users').set({ suspended_at: new Date() }).where('id', '=', userId).execute()
    expect((await ask('/places', { authorization: `Bearer ${made[0]}` })).status).toBe(401)
  })
})

describe('changes', () => {
  const today = berlinDay()
  const tomorrow = addDays(today, 1)

  test('a change is told once its day is over, also one of a transaction that was running meanwhile', async () => {
    await collectChanges(today)
    const late = await db().startTransaction().execute()
    await late.updateTable('schools').set({ phone: '1' }).where('id', '=', 'one').execute()
    await db().updateTable('schools').set({ phone: '1' }).where('id', '=', 'two').execute()
    await collectChanges(today)
    const before = await jsonOf(`/changes?since=${today}`)
    expect(before.data.changes).toEqual([])
    await late.commit().execute()
    await collectChanges(tomorrow)
    await collectChanges(addDays(today, 2))
    const { data } = await (await ask(`/changes?since=${today}&cursor=${before.data.cursor}`)).json()
    const told = data.changes.map(({ id, day }: { id: string; day: string }) => `${day} ${id}`)
    expect(told).toContain(`${today} two`)
    expect(told).toContain(`${tomorrow} one`)
    expect((await jsonOf(`/changes?cursor=${data.cursor}`)).data).toEqual({
      changes: [],
      cursor: data.cursor,
      more: false,
    })
  })

  test('a cursor tells nothing, cannot be made, and ends', async () => {
    const { cursor } = (await jsonOf('/changes')).data
    expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('20')
    const forged = `${cursor.slice(0, -4)}AAAA`
    expect((await ask(`/changes?cursor=${forged}`)).status).toBe(400)
    expect((await ask('/changes?since=2020-01-01')).status).toBe(410)
  })

  test('schools that lists no longer show are gone', async () => {
    const { data } = await jsonOf(`/changes?since=${addDays(today, -1)}`)
    const states = Object.fromEntries(data.changes.map(({ id, state }: { id: string; state: string }) => [id, state]))
    expect(states).toMatchObject({ hidden: 'gone', unlisted: 'gone', closed: 'closed', two: 'listed' })
  })
})

test('arbitrary requests get answers of the form that the document gives', async () => {
  const document = (await jsonOf('/openapi.json')) as OpenApi
  expect(document).toMatchObject({ openapi: '3.1.0' })
  const check = answerChecker(document)
  const known = {
    cursor: (await jsonOf('/changes')).data.cursor,
    ids: ['one', 'two', 'shy', 'hidden', 'closed', 'former', 'kept'],
    words: ['Köln', 'Grundschule', 'Rheinschule', '50667', 'Schule mit Musik', '35238'],
    places: [['deutschland', 'nordrhein-westfalen', 'koeln']] as [string, string, string][],
  }
  await fc.assert(
    fc.asyncProperty(arbitraryCalls(document, known), async (call) => {
      expect(await check(call, await ask(call.path, call.headers))).toBeUndefined()
    }),
    { numRuns: Number(process.env.FUZZ ?? 400) },
  )
})
