import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Behaviour, startStandInEngine } from '#app/features/routing/testing/stand-in-engine.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'

const HOME = { lat: 50.94123, lng: 6.95678 }
const exact = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' }) as const
const engine = await startStandInEngine()
vi.stubEnv('ROUTING_URL', engine.url)

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'near', name: 'Nah', ...exact(50.95, 6.957) }),
      schoolRow({ id: 'far', name: 'Fern', ...exact(51.0, 6.957) }),
      schoolRow({ id: 'rough', name: 'Ungefähr', lat: 50.95, lng: 6.957, position_precision: 'postal_code' }),
      schoolRow({ id: 'hidden', name: 'Verborgen', status: 'hidden', ...exact(50.95, 6.957) }),
    ])
    .execute()
})
beforeEach(() => {
  vi.resetModules()
  // However long the machine takes, an engine that works answers.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  engine.asked.length = 0
  Object.assign(engine.state, { behaviour: 'works', onlyAt: '', hasStreet: () => true, hasTransit: false })
})
afterAll(() => engine.stop())

type Fields = [string, string][]
let visitor = 0

/** Each test loads the program anew, as its breaker remembers failures, and is another visitor. */
async function post(path: 'ways' | 'reach', fields: Fields, address = `192.0.2.${++visitor}`): Promise<Response> {
  const { action } = path === 'ways' ? await import('./ways.ts') : await import('./reach.ts')
  const { routeArgs } = await import('../testing/route-args.ts')
  const form = new URLSearchParams(fields).toString()
  const args = routeArgs(`/api/${path}`, { form, address }) as { request: Request }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request(args.request.url, { method: 'POST', body: form, headers })
  return (await action({ ...args, request } as never)) as Response
}

const at = ({ lat, lng } = HOME): Fields => [
  ['lat', String(lat)],
  ['lng', String(lng)],
]
const ids = (...all: string[]): Fields => all.map((id) => ['id', id])

describe('ways', () => {
  test('are minutes by school; one whose building is unknown, or that nobody may see, has none', async () => {
    const answer = await post('ways', [...at(), ...ids('near', 'far', 'rough', 'hidden', 'unknown')])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toEqual({ near: { foot: 15, bicycle: 5 }, far: { foot: 98, bicycle: 33 } })
  })

  test('the engine learns the point to about a hundred metres, and nothing else of the visitor', async () => {
    await post('ways', [...at(), ...ids('near')])
    expect(engine.asked.flatMap(({ body }) => body.sources ?? [])).toEqual([
      { lat: 50.941, lon: 6.957 },
      { lat: 50.941, lon: 6.957 },
    ])
    expect(JSON.stringify(engine.asked)).not.toMatch(/50\.9412|192\.0\.2|near/)
  })

  test('a school that no street is near leaves the others their minutes', async () => {
    engine.state.hasStreet = ({ lat }) => lat < 50.99
    expect(await (await post('ways', [...at(), ...ids('near', 'far')])).json()).toEqual({
      near: { foot: 15, bicycle: 5 },
      far: {},
    })
  })

  test.each<[string, Fields]>([
    ['no point', ids('near')],
    ['half a point', [['lat', '50.9'], ...ids('near')]],
    ['an empty point', [['lat', ''], ['lng', ''], ...ids('near')]],
    ['a point that is none', [['lat', '91'], ['lng', '7'], ...ids('near')]],
    ['a point in words', [['lat', 'NaN'], ['lng', '1e1'], ...ids('near')]],
    ['no school', at()],
    ['too many schools', [...at(), ...ids(...Array.from({ length: 201 }, (_, one) => `s${one}`))]],
    ['an endless id', [...at(), ...ids('x'.repeat(101))]],
  ])('%s is refused before anything is asked', async (_, fields) => {
    expect((await post('ways', fields)).status).toBe(400)
    expect(engine.asked).toEqual([])
  })

  test('a network that asks without end is refused', async () => {
    const { countAttempt } = await import('#app/core/limits/attempts.server.ts')
    const address = '198.51.100.7'
    for (let made = 0; made < 900; made++) await countAttempt('way', { address })
    await expect(post('ways', [...at(), ...ids('near')], address)).rejects.toMatchObject({ code: 'too_many_attempts' })
    expect(engine.asked).toEqual([])
  })
})

describe('public transport', () => {
  const today = berlinDay(new Date())
  const areasAsked = () => engine.asked.filter(({ path }) => path === '/isochrone').map(({ body }) => body)

  test('is asked for once, for a quarter to eight on the next school day, about the rounded point', async () => {
    engine.state.hasTransit = true
    const holidays = { from: today, to: addDays(today, 20) }
    const source = { source_url: 'https://ferien.example/', publisher: 'Amt' }
    await db()
      .insertInto('admission_dates')
      .values({
        ...{ origin: 'team', country: 'DE', event: 'holidays', ...source },
        ...{ starts_on: holidays.from, ends_on: holidays.to },
      })
      .execute()
    const answer = await post('ways', [...at(), ...ids('near', 'far', 'rough')])
    expect(await answer.json()).toEqual({
      near: { foot: 15, bicycle: 5, transit: 15 },
      far: { foot: 98, bicycle: 33, transit: 30 },
    })
    const [asked, ...others] = areasAsked()
    expect(others).toEqual([])
    expect(asked).toMatchObject({
      locations: [{ lat: 50.941, lon: 6.957 }],
      costing: 'multimodal',
      contours: [{ time: 15 }, { time: 30 }, { time: 45 }, { time: 60 }],
      date_time: { type: 1 },
    })
    const [day, time] = asked!.date_time!.value.split('T')
    expect(time).toBe('07:45')
    expect(day! > holidays.to && day! <= addDays(holidays.to, 3)).toBe(true)
  })

  test.each([false, undefined])('is not asked for where there are no timetables, or nobody knows (%s)', async (has) => {
    engine.state.hasTransit = has
    expect(await (await post('ways', [...at(), ...ids('near')])).json()).toEqual({ near: { foot: 15, bicycle: 5 } })
    expect(areasAsked()).toEqual([])
  })

  test('whether there are timetables is asked for once in some minutes', async () => {
    engine.state.hasTransit = true
    for (let page = 0; page < 3; page++) await post('ways', [...at(), ...ids('near')])
    expect(engine.asked.filter(({ path }) => path === '/status')).toHaveLength(1)
    expect(areasAsked()).toHaveLength(3)
  })

  test.each<[Behaviour, string]>([
    ['slow', '/isochrone'],
    ['broken', '/isochrone'],
    ['huge', '/isochrone'],
    ['strange', '/isochrone'],
    ['no street', '/isochrone'],
    ['slow', '/status'],
    ['broken', '/status'],
    ['strange', '/status'],
  ])('that fails leaves the minutes along streets: %s at %s', async (behaviour, onlyAt) => {
    vi.restoreAllMocks()
    Object.assign(engine.state, { hasTransit: true, behaviour, onlyAt })
    expect(await (await post('ways', [...at(), ...ids('near')])).json()).toEqual({ near: { foot: 15, bicycle: 5 } })
  })

  test('that is refused leaves the minutes along streets', async () => {
    engine.state.hasTransit = true
    await post('ways', [...at(), ...ids('near')])
    engine.state.hasTransit = false
    expect(await (await post('ways', [...at(), ...ids('near')])).json()).toEqual({ near: { foot: 15, bicycle: 5 } })
    expect(areasAsked()).toHaveLength(2)
  })
})

describe('areas', () => {
  test('come as three outlines, the largest first, without what the engine says of colours', async () => {
    const { features } = await (await post('reach', [...at(), ['mode', 'foot']])).json()
    expect(features.map(({ properties }: { properties: object }) => properties)).toEqual([
      { minutes: 30 },
      { minutes: 20 },
      { minutes: 10 },
    ])
    expect(engine.asked[0]!.body.locations).toEqual([{ lat: 50.941, lon: 6.957 }])
  })

  test('are none where no street is near', async () => {
    engine.state.behaviour = 'no street'
    expect(await (await post('reach', [...at(), ['mode', 'bicycle']])).json()).toMatchObject({ features: [] })
  })

  test.each<[string, Fields]>([
    ['another way to get there', [...at(), ['mode', 'helicopter']]],
    ['no way to get there', at()],
    ['no point', [['mode', 'foot']]],
  ])('%s is refused', async (_, fields) => {
    expect((await post('reach', fields)).status).toBe(400)
    expect(engine.asked).toEqual([])
  })
})

describe('an engine that fails', () => {
  test.each<Behaviour>(['slow', 'broken', 'huge', 'strange', 'too few', 'redirects'])(
    'leaves the page without minutes: %s',
    async (behaviour) => {
      engine.state.behaviour = behaviour
      vi.restoreAllMocks()
      expect(await (await post('ways', [...at(), ...ids('near')])).json()).toBeNull()
      if (behaviour !== 'too few') expect(await (await post('reach', [...at(), ['mode', 'foot']])).json()).toBeNull()
    },
  )

  test('that is away costs no visitor a second after the first few', async () => {
    engine.state.behaviour = 'slow'
    vi.restoreAllMocks()
    for (let page = 0; page < 2; page++) await post('ways', [...at(), ...ids('near')])
    const asked = engine.asked.length
    for (let page = 0; page < 5; page++) expect(await (await post('ways', [...at(), ...ids('near')])).json()).toBeNull()
    expect(engine.asked.length).toBe(asked)
  })

  test('and one that works leave no coordinate in the log', async () => {
    vi.stubEnv('LOG_LEVEL', 'debug')
    const lines: string[] = []
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    const { log } = await import('#lib/log.ts')
    const said: unknown[] = []
    for (const level of ['debug', 'info', 'warn', 'error'] as const)
      vi.spyOn(log(), level).mockImplementation((...line: unknown[]) => void said.push(line))
    engine.state.hasTransit = true
    for (const behaviour of ['works', 'broken', 'broken', 'strange', 'huge'] as const) {
      engine.state.behaviour = behaviour
      await post('ways', [...at(), ...ids('near')])
      await post('reach', [...at(), ['mode', 'foot']])
    }
    write.mockRestore()
    vi.unstubAllEnvs()
    vi.stubEnv('ROUTING_URL', engine.url)
    expect(JSON.stringify(said)).toContain('routing engine does not answer')
    expect(JSON.stringify(said) + lines.join('')).not.toMatch(/50\.9|6\.95/)
  })
})

test('without an engine there is nothing to ask', async () => {
  vi.stubEnv('ROUTING_URL', '')
  for (const path of ['ways', 'reach'] as const) expect((await post(path, at())).status).toBe(404)
  vi.stubEnv('ROUTING_URL', engine.url)
})
