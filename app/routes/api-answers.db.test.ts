import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type * as environment from '#lib/env.ts'
import { loader as openBounces, action as takeBounce } from './api/mail-bounces.ts'
import { makePerson } from './testing/person.ts'
import { openScreen } from './testing/render-screen.tsx'

const SECRET = 'a secret of the mail server'
vi.mock('#lib/env.ts', async (original) => {
  const real = await original<typeof environment>()
  return { ...real, env: () => real.readEnv({ ...process.env, MAIL_REPORT_SECRET: SECRET }) }
})

const MARKUP = '<img src=x onerror=alert(1)>'
const exact = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' }) as const
beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: `Schule ${MARKUP}`, ...exact(50.938, 6.942) }),
      schoolRow({ id: 'b', name: 'Bergschule', ...exact(50.9381, 6.9421) }),
      schoolRow({ id: 'lyon', name: 'Lycée', country: 'FR', city: 'Lyon', ...exact(45.76, 4.83) }),
      schoolRow({ id: 'nowhere', name: 'Schule ohne Ort' }),
      schoolRow({ id: 'hidden', status: 'hidden', ...exact(50.9, 6.9) }),
    ])
    .execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'x' }).execute()
})
afterEach(removeAccounts)
afterAll(closeDirectory)

/** What an address answers to a browser with these cookies. */
const answerOf = async (address: string, cookie = '') => (await openScreen(address, { cookie })).response
const jsonOf = async (address: string, cookie = '') => (await answerOf(address, cookie)).json()

describe('the small map of a profile', () => {
  test('is a picture without a script, in both themes', async () => {
    for (const theme of ['light', 'dark']) {
      const response = await answerOf(`/schools/a/map.svg?theme=${theme}&lang=en`)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      const svg = await response.text()
      expect(svg).toMatch(/^<svg/)
      expect(svg).not.toMatch(/<script|<img|href="http/)
    }
  })

  test.each(['b', 'nowhere', 'hidden', 'nobody', '%2e%2e'])('there is none of %s', async (id) => {
    expect((await answerOf(`/schools/${id}/map.svg`)).status).toBe(404)
  })
})

describe('the picture of a shared link', () => {
  const koeln = '/places/deutschland/nordrhein-westfalen/koeln'

  test.each([
    '/schools/a/picture.png?lang=fr',
    '/schools/nowhere/picture.png',
    '/places/france/picture.png?lang=xx',
    `${koeln}/picture.png?lang=it&type=primary`,
  ])('%s is drawn', async (address) => {
    const response = await answerOf(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(3000)
  })

  test.each([
    '/schools/hidden/picture.png',
    '/schools/nobody/picture.png',
    '/places/italia/picture.png',
    `${koeln}/picture.png?type=castle`,
  ])('%s is missing', async (address) => {
    expect((await answerOf(address)).status).toBe(404)
  })

  test.each(['/fr/schools/a', `/fr${koeln}`])('%s names it', async (path) => {
    const { html } = await openScreen(path)
    const [, address = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? []
    expect((await answerOf(new URL(address).pathname)).status).toBe(200)
    expect(address).toMatch(/\?lang=fr$/)
  })
})

describe('dates of a school for calendars', () => {
  const addEvent = async (title: string, inDays: number, school_id = 'a') => {
    const at = (hours: number) => new Date(Date.now() + inDays * 86_400_000 + hours * 3_600_000)
    const row = { school_id, kind: 'open_day', title, language: 'de', starts_at: at(0), ends_at: at(2) }
    return (await db().insertInto('school_events').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  afterEach(async () => void (await db().deleteFrom('school_events').execute()))

  test('are those that are not over', async () => {
    await addEvent('Tag der offenen Tür', 3)
    await addEvent('Vorbei', -3)
    const response = await answerOf('/schools/a/events.ics')
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await response.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toContain('SUMMARY:Tag der offenen Tür')
    expect(text).not.toContain('Vorbei')
  })

  test('none is an empty calendar', async () => {
    for (const id of ['a', 'b'])
      expect(await (await answerOf(`/schools/${id}/events.ics`)).text()).not.toContain('BEGIN:VEVENT')
  })

  test('one by itself has an address of its own', async () => {
    const id = await addEvent('Infoabend', 2)
    await addEvent('Anderes', 2)
    const text = await (await answerOf(`/schools/a/events/${id}.ics`)).text()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text).toContain('SUMMARY:Infoabend')
  })

  test('a title writes no further lines into the calendar', async () => {
    await addEvent('Tag\r\nATTENDEE:mailto:eve@post.example', 2)
    expect(await (await answerOf('/schools/a/events.ics')).text()).not.toMatch(/^ATTENDEE/m)
  })

  test.each([
    ['a school that is not there', '/schools/nobody/events.ics'],
    ['an event that is not there', `/schools/a/events/${crypto.randomUUID()}.ics`],
    ['another ending', `/schools/a/events/${crypto.randomUUID()}.txt`],
    ['no id', '/schools/a/events/x.ics'],
  ])('%s has none', async (_, address) => {
    expect((await answerOf(address)).status).toBe(404)
  })

  test('an event is not found under another school', async () => {
    await db().insertInto('premium_grants').values({ school_id: 'lyon', reason: 'x' }).execute()
    const id = await addEvent('Infoabend', 2, 'lyon')
    expect((await answerOf(`/schools/lyon/events/${id}.ics`)).status).toBe(200)
    expect((await answerOf(`/schools/a/events/${id}.ics`)).status).toBe(404)
    await sql`delete from premium_grants where school_id = 'lyon'`.execute(db())
  })
})

describe('what is unread', () => {
  test('is a number for somebody who is signed in, and for nobody else', async () => {
    const { id, cookie } = await makePerson()
    expect(await jsonOf('/api/notifications/unread', cookie)).toEqual({ unread: 0 })
    await sql`insert into notifications (user_id, kind, school_id, path) values (${id}, 'review', 'a', '')`.execute(
      db(),
    )
    const response = await answerOf('/api/notifications/unread', cookie)
    expect([response.headers.get('cache-control'), await response.json()]).toEqual(['private, no-store', { unread: 1 }])
    const visitor = await answerOf('/api/notifications/unread')
    expect([visitor.status, await visitor.json()]).toEqual([401, { code: 'session_missing' }])
    expect(await jsonOf('/api/notifications/unread', (await makePerson()).cookie)).toEqual({ unread: 0 })
  })

  test('streams only to somebody who is signed in', async () => {
    const refused = await answerOf('/api/notifications/stream')
    expect([refused.status, await refused.text()]).toEqual([401, ''])
    expect((await answerOf('/api/notifications/stream', 'session_token=made-up')).status).toBe(401)
  })
})

describe('declaring uploads', () => {
  const declare = async (cookie: string, fields: Record<string, string>) => {
    const form = { action: '', method: 'post', body: new URLSearchParams(fields) }
    return (await openScreen('/api/school-uploads', { cookie, form })).response
  }
  const files = JSON.stringify([{ name: 'hof.jpg', type: 'image/jpeg', bytes: 1000 }])

  test('is refused to visitors and to people of other schools', async () => {
    const visitor = await declare('', { schoolId: 'a', kind: 'image', files })
    expect([visitor.status, await visitor.json()]).toEqual([401, { code: 'session_missing' }])
    const stranger = await declare((await makePerson()).cookie, { schoolId: 'a', kind: 'image', files })
    expect(stranger.status).toBeGreaterThanOrEqual(403)
    expect(await db().selectFrom('school_uploads').select('id').execute()).toEqual([])
  })

  test.each([
    ['no files', { schoolId: 'a', kind: 'image', files: '[]' }],
    ['no list', { schoolId: 'a', kind: 'image', files: 'x' }],
    ['another kind', { schoolId: 'a', kind: 'program', files: '[]' }],
    ['nothing', {}],
  ])('%s is refused with its reason', async (_, fields) => {
    const response = await declare((await makePerson()).cookie, fields as Record<string, string>)
    expect([response.status, await response.json()]).toEqual([expect.any(Number), { code: expect.any(String) }])
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
})

describe('reports of mails that came back', () => {
  const send = (body: string, { secret = SECRET, at = Date.now() } = {}) => {
    const timestamp = String(Math.floor(at / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-aulario-timestamp': timestamp,
      'x-aulario-signature': signature,
    }
    const request = new Request('http://localhost:3000/api/mail/bounces', { method: 'POST', body, headers })
    return takeBounce({ request } as never)
  }
  const report = JSON.stringify({ address: 'mia@familie.example', kind: 'bounce', status: '5.1.1' })

  test('are taken with the signature of the mail server alone', async () => {
    expect((await send(report)).status).toBe(204)
    expect((await send(report, { secret: 'another' })).status).toBe(401)
    expect((await send(report, { at: Date.now() - 3_600_000 })).status).toBe(401)
    expect((await send('x')).status).toBe(400)
  })

  test('without headers are refused, and no page is there to be opened', async () => {
    const bare = new Request('http://localhost:3000/api/mail/bounces', { method: 'POST', body: report })
    expect((await takeBounce({ request: bare } as never)).status).toBe(401)
    const opened = openBounces()
    expect([opened.status, opened.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
