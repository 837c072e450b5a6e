import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mapOverview } from '#app/features/map/results/map-results.server.ts'
import { startStandInEngine } from '#app/features/routing/testing/stand-in-engine.ts'
import { findMatches } from '#app/features/saved-searches/matches.server.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { downloadSchools } from '#app/features/search/results/download-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { KM_PER_DEGREE } from '#search-engine/base/distance.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const engine = await startStandInEngine()
vi.stubEnv('ROUTING_URL', engine.url)
// However long the machine takes, this engine answers.
vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
const CENTRE = { lat: 50.94, lng: 6.95 }

/** A school so many kilometres north of the centre of its postal code, which is where the first one is. */
const at = (id: string, km: number, more: object = {}) =>
  schoolRow({
    id,
    name: `Schule ${id}`,
    postal_code: id === 'centre' ? '50667' : '50999',
    lat: CENTRE.lat + km / KM_PER_DEGREE,
    lng: CENTRE.lng,
    position_precision: 'exact',
    ...more,
  })

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      at('centre', 0),
      at('ten', 0.6),
      at('twenty', 1.2, { category: 'high_school' }),
      at('cycle', 3.5),
      at('farther', 9),
      at('rough', 0.5, { position_precision: 'postal_code' }),
    ])
    .execute()
})
beforeEach(() => {
  Object.assign(engine.state, { behaviour: 'works', hasTransit: true })
  engine.asked.length = 0
})
afterAll(async () => {
  await closeDirectory()
  await engine.stop()
})

const search = (query: string) => openScreen(`/results?near=50667&${query}`)
const found = ({ main }: Screen) =>
  [...main.element.querySelectorAll<HTMLAnchorElement>('h2 a[href^="/schools/"]')].map(({ textContent }) =>
    textContent!.replace('Schule ', ''),
  )
const textOf = ({ main }: Screen) => main.element.textContent!

test('rows around a place say how long the way takes, and the filter how many schools are left', async () => {
  const screen = await search('sort=distance&radius=10')
  expect(textOf(screen)).toContain('etwa 9 Min. zu Fuß, 3 Min. mit dem Rad')
  expect(textOf(screen)).toContain('etwa 45 Min. mit dem Rad')
  expect(textOf(screen)).toContain('höchstens etwa 45 Min. mit Bus und Bahn um 7:45 Uhr an einem Schultag')
  const filter = screen.getByRole('group', { name: /^Weg zur Schule/ })
  expect(filter.textContent).toBe(
    [
      ...['Weg zur Schule', 'höchstens 10 Minuten zu Fuß2', 'höchstens 20 Minuten zu Fuß3'],
      ...['höchstens 30 Minuten zu Fuß3', 'höchstens 10 Minuten mit dem Rad3'],
      ...['höchstens 20 Minuten mit dem Rad4', 'höchstens 30 Minuten mit dem Rad4'],
      ...[30, 45, 60].map(
        (minutes) => `höchstens ${minutes} Minuten mit Bus und Bahn (7:45 Uhr, Schultag)${minutes > 30 ? 5 : 4}`,
      ),
    ].join(''),
  )
})

test('a search is limited to so many minutes, without script too, and says of what it cannot know', async () => {
  const screen = await search('way=foot.20&sort=distance')
  expect(found(screen)).toEqual(['centre', 'ten', 'twenty'])
  expect(textOf(screen)).toContain('Minuten sind ungefähre Angaben')
  expect(textOf(screen)).toContain('1 Schule fehlt hier, weil ihr Standort nur ungefähr bekannt ist.')
  expect(screen.getByRole('checkbox', { name: /höchstens 20 Minuten zu Fuß/ })).toHaveProperty('checked', true)
  const without = screen.getAllByRole('link').find((link) => link.textContent?.includes('höchstens 20 Minuten zu Fuß'))
  expect(without?.getAttribute('href')).not.toContain('way=')
})

test('either of two limits is enough; other filters and their numbers hold beside it', async () => {
  expect(found(await search('way=foot.10&way=bicycle.20&sort=distance'))).toEqual(['centre', 'ten', 'twenty', 'cycle'])
  const screen = await search('way=foot.20&type=high_school')
  expect(found(screen)).toEqual(['twenty'])
  expect(screen.getByRole('group', { name: /^Schulart/ }).textContent).toMatch(/Grundschulen?2/)
})

test('a search is limited to minutes by public transport', async () => {
  const screen = await search('way=transit.30&sort=distance')
  expect(found(screen)).toEqual(['centre', 'ten', 'twenty', 'cycle'])
  expect(textOf(screen)).toContain('wenn ihr am nächsten Schultag um 7:45 Uhr losgeht')
})

test('it is not while only the timetables do not answer, which is said', async () => {
  engine.state.hasTransit = false
  const screen = await search('way=transit.30&sort=distance')
  expect(found(screen)).toContain('rough')
  expect(textOf(screen)).toContain('Die Minuten lassen sich gerade nicht messen.')
  expect(textOf(screen)).toContain('Min. zu Fuß')
  expect(await findMatches('near=50667&way=transit.30', 'de')).toMatchObject({ ids: null })
})

test('downloads, the map and saved searches are limited as the list is', async () => {
  const query = 'near=50667&way=foot.20'
  const address = readSearchAddress(new URLSearchParams(query))
  expect((await downloadSchools(address)).rows).toHaveLength(3)
  expect(await mapOverview(address)).toMatchObject({ placed: 3, hasWays: true })
  expect(await findMatches(query, 'de')).toMatchObject({ count: 3 })
})

test('without a school within the minutes the search offers to drop them', async () => {
  const screen = await search('way=foot.10&type=high_school')
  expect(textOf(screen)).toContain('Weg zur Schule')
  expect(found(screen)).toEqual([])
})

test('an engine that fails leaves the list with straight lines, says so, and is asked again', async () => {
  engine.state.behaviour = 'broken'
  const screen = await search('way=foot.20&sort=distance')
  expect(found(screen)).toContain('cycle')
  expect(textOf(screen)).toContain('Die Minuten lassen sich gerade nicht messen.')
  expect(textOf(screen)).not.toContain('Min. zu Fuß')
  expect(await findMatches('near=50667&way=foot.20', 'de')).toMatchObject({ ids: null })
})

test('without an engine, or without a place, there is neither filter nor minutes', async () => {
  expect(textOf(await openScreen('/results?q=Schule'))).not.toContain('Weg zur Schule')
  expect((await openScreen('/results?q=Schule&way=foot.20')).address).toBe('/results?q=Schule')
  expect(engine.asked).toEqual([])
})
