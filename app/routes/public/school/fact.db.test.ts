import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { addFacts, addSpread } from '#app/features/facts/testing/add-facts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { loader } from './fact.tsx'

const answer = async (id: string, fact: string, prefix = '') => {
  try {
    return resultOf(await loader(routeArgs(`${prefix}/schools/${id}/facts/${fact}`, { params: { id, fact } })))
  } catch (thrown) {
    return resultOf(thrown)
  }
}

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Schule am Park', category: 'secondary', region: 'Berlin' }),
      schoolRow({ id: 'hidden', category: 'secondary', status: 'hidden' }),
    ])
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'a' }).execute()
  for (const id of ['a', 'hidden'])
    for (const [start, rate] of [
      [2022, 80],
      [2023, 90],
    ] as const)
      await addFacts(
        id,
        { fact: 'abitur_pass_rate', number: rate, period_start: `${start}-08-01`, source: 'de-berlin-abitur' },
        { fact: 'abitur_candidates', number: 20, period_start: `${start}-08-01`, source: 'de-berlin-abitur' },
      )
  const like = { area: 'DE', region: 'Berlin', category: 'secondary', schools: 12 }
  await addSpread({ fact: 'abitur_pass_rate', period_start: '2023-08-01', ...like, counted_on: '2026-11-30' })
})
afterEach(async () => {
  for (const table of ['schools', 'school_facts', 'fact_statistics', 'kind_statistics', 'choice_statistics'] as const)
    await db().deleteFrom(table).execute()
})
afterAll(closeDirectory)

test('a figure over the years says what it is compared with, how many, on which day, and what chance explains', async () => {
  const { main, html } = await openScreen('/schools/a/facts/abitur_pass_rate')
  expect(main.text).toContain('Gezählt am 30.11.2026 unter den Schulen, die an diesem Tag geöffnet waren.')
  expect(main.text).toContain('12 Schulen')
  expect(main.part('region', 'Veränderung oder Zufall?').text).toMatch(
    /Von 80\s% \(2022\/23\) auf 90\s% \(2023\/24\): innerhalb dessen, was Zufall erklärt/,
  )
  expect(html).toContain('content="noindex"')
})

test('words over the years say their step on the scale, and where like schools stand', async () => {
  for (const [day, choice] of [
    ['2015-03-01', 'requires_improvement'],
    ['2022-10-12', 'good'],
  ] as const)
    await addFacts('a', { fact: 'ofsted_rating', choice, period: 'day', period_start: day })
  const like = { area: 'DE', region: 'Berlin', category: 'secondary', schools: 8 }
  await db()
    .insertInto('choice_statistics')
    .values({
      fact: 'ofsted_rating',
      ...like,
      counts: JSON.stringify({ good: 6, outstanding: 2 }),
      regions: 1,
      region_names: ['Berlin'],
      counted_on: '2026-11-30',
    })
    .execute()
  const { main } = await openScreen('/schools/a/facts/ofsted_rating')
  expect(main.part('region', 'Alle Werte').text).toMatch(/01\.03\.2015.*Stufe 3 von 4.*12\.10\.2022.*Stufe 2 von 4/)
  const standing = main.part('region', 'Vergleichbare Schulen').text
  expect(standing).toMatch(/2 Schulen25\s%.*diese Schule 6 Schulen75\s%.*0 Schulen/)
  expect(standing).toContain('Gezählt am 30.11.2026')
  const profile = await openScreen('/schools/a')
  expect(profile.html).toContain('href="/schools/a/facts/ofsted_rating"')
  expect(main.text).not.toContain('Zufall')
})

test('unknown facts, texts, single periods, and schools that are hidden or none have no page', async () => {
  await addFacts('a', { fact: 'pupils', number: 400 }, { fact: 'official_code', choice: '1' })
  for (const fact of ['pupils', 'official_code', 'no_fact', '__proto__', 'constructor', 'ks2_expected', '%00'])
    expect([fact, (await answer('a', fact)).status]).toEqual([fact, 404])
  for (const id of ['hidden', 'none', '']) expect((await answer(id, 'abitur_pass_rate')).status).toBe(404)
})

test('a merged school leads to the one that remains, in the same language', async () => {
  expect(await answer('old', 'abitur_pass_rate', '/fr')).toMatchObject({
    status: 301,
    location: '/fr/schools/a/facts/abitur_pass_rate',
  })
})
