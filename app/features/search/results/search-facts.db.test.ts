import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { closeDirectory } from '../live/directory.server.ts'
import { readSearchAddress } from '../search-address.ts'
import { downloadSchools } from './download-schools.server.ts'
import { searchSchools } from './search-schools.server.ts'

const address = (query: string) => readSearchAddress(new URLSearchParams(query))
const search = (query: string, locale: 'de' | 'en' = 'de') => searchSchools(address(query), locale, true)
const ids = async (query: string) => (await search(query)).schools.map(({ id }) => id)
const filter = async (query: string, fact: string) =>
  (await search(query)).further.find((further) => further.fact === fact)

const year = (number: number, start = 2024) => ({ number, period_start: `${start}-08-01` })

beforeAll(async () => {
  const french = { country: 'FR', city: 'Lyon', region: 'Rhône', source: 'fr-annuaire', category: 'secondary' }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'good', name: 'A', ...french }),
      schoolRow({ id: 'better', name: 'B', ...french }),
      schoolRow({ id: 'earlier', name: 'C', ...french }),
      schoolRow({ id: 'secret', name: 'D', ...french }),
      schoolRow({ id: 'lycee', name: 'E', ...french, category: 'high_school', city: 'Paris', pupils: 1200 }),
      schoolRow({ id: 'german', name: 'F', category: 'secondary' }),
    ])
    .execute()
  await addFacts(
    'good',
    { fact: 'brevet_pass_rate', ...year(81.5) },
    { fact: 'brevet_pass_rate', ...year(99, 2023) },
    { fact: 'pupils', number: 300 },
    { fact: 'canteen', number: 1 },
    { fact: 'contract', choice: 'public' },
    { fact: 'other_language_share', number: 40 },
  )
  await addFacts(
    'better',
    { fact: 'brevet_pass_rate', ...year(92) },
    { fact: 'pupils', number: 99 },
    { fact: 'canteen', number: 0 },
    { fact: 'contract', choice: 'contract' },
  )
  await addFacts('earlier', { fact: 'brevet_pass_rate', ...year(100, 2023) })
  await addFacts(
    'secret',
    { fact: 'brevet_pass_rate', ...year(95, 2023) },
    { fact: 'brevet_pass_rate', period_start: '2024-08-01', missing: 'suppressed' },
  )
  await addFacts('good', { fact: 'support_needs', choice: 'learning; hearing' })
  await addFacts('better', { fact: 'support_needs', choice: 'hearing' })
  await addFacts('german', { fact: 'canteen', number: 1 })
})
afterAll(closeDirectory)

test('a filter by a fact counts its newest values, and says of how many schools it is not known', async () => {
  expect(await filter('country=FR&type=secondary', 'brevet_pass_rate')).toMatchObject({
    name: 'fact',
    legend: 'Brevet: bestanden',
    choices: ['brevet_pass_rate.80', 'brevet_pass_rate.90', 'brevet_pass_rate.95'],
    labels: { 'brevet_pass_rate.80': '80\u00a0% bis unter 90\u00a0%', 'brevet_pass_rate.95': 'ab 95\u00a0%' },
    note: 'von 1 Schule nicht bekannt',
  })
  expect(await filter('country=FR', 'flags')).toMatchObject({
    choices: ['canteen.yes'],
    labels: { 'canteen.yes': 'Mensa' },
    counts: { 'canteen.yes': 1 },
    notes: { 'canteen.yes': 'von 3 Schulen nicht bekannt' },
  })
})

test('a school counts at each of its needs', async () => {
  expect(await filter('country=FR', 'support_needs')).toMatchObject({
    legend: 'Förderbedarf',
    choices: ['support_needs.learning', 'support_needs.hearing'],
    labels: { 'support_needs.learning': 'Lernen', 'support_needs.hearing': 'Hören' },
    counts: { 'support_needs.learning': 1, 'support_needs.hearing': 2 },
    note: 'von 3 Schulen nicht bekannt',
  })
  expect(await ids('country=FR&sort=name&fact=support_needs.hearing')).toEqual(['good', 'better'])
})

test.each([
  ['fact=brevet_pass_rate.80&fact=brevet_pass_rate.90', ['good', 'better']],
  ['fact=pupils.below', ['better']],
  ['fact=pupils.1000', ['lycee']],
  ['fact=contract.public&fact=canteen.yes', ['good']],
  ['fact=contract.contract&fact=canteen.yes', []],
  ['fact=other_language_share.1', ['good', 'better', 'earlier', 'secret', 'lycee']],
  ['fact=pupils.17&fact=__proto__.x&fact=', ['good', 'better', 'earlier', 'secret', 'lycee']],
])('%s finds %j', async (query, expected) => expect(await ids(`country=FR&sort=name&${query}`)).toEqual(expected))

test('what is set stands there in words, also where nothing is found, and dropping it is offered', async () => {
  const { setFilters, dropHints } = await search('country=FR&fact=pupils.below&fact=canteen.yes')
  expect(setFilters.map(({ label }) => label)).toEqual(['Frankreich', 'Schülerinnen und Schüler: unter 100', 'Mensa'])
  expect(setFilters[1]?.without.further).toEqual({ fact: ['canteen.yes'] })
  expect(dropHints.map(({ filter, value }) => [filter, value])).toContainEqual(['facts', 'pupils.below'])
})

test('facts of one country say nothing about schools of several, and other lists do not count them', async () => {
  expect((await search('type=secondary')).further.filter(({ fact }) => fact && fact !== 'pupils')).toEqual([])
  expect((await searchSchools(address('country=FR'), 'de')).further.filter(({ name }) => name === 'fact')).toEqual([])
})

test('an order by a fact compares one edition within one kind, and names the schools without it', async () => {
  const kind = 'country=FR&type=secondary'
  const { orders, schools, orderNote } = await search(`${kind}&sort=brevet_pass_rate.most`, 'en')
  expect(orders.map(({ value }) => value)).toEqual(['pupils.least', 'pupils.most', 'brevet_pass_rate.most'])
  expect(schools.map(({ id }) => id).slice(0, 2)).toEqual(['better', 'good'])
  expect(schools[0]?.register.facts[0]).toMatchObject({ text: 'Brevet pass rate: 92% (2024/25)' })
  expect(schools[2]?.register.facts).toEqual([])
  expect(orderNote).toBe(
    'Brevet pass rate: we only compare figures for 2024/25. 2 schools without this figure come last.',
  )
  const mixed = await search('country=FR&sort=brevet_pass_rate.most')
  expect([mixed.orderNote, mixed.orders.map(({ value }) => value)]).toEqual([
    undefined,
    ['pupils.least', 'pupils.most'],
  ])
})

test('the size orders schools of all kinds, in downloads too; what is no order is ignored', async () => {
  expect((await ids('sort=pupils.most')).slice(0, 3)).toEqual(['lycee', 'good', 'better'])
  const { rows } = await downloadSchools(address('sort=pupils.least'))
  expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(['better', 'good', 'lycee'])
  expect(await ids('sort=social_position.most')).toEqual(await ids(''))
  expect(await ids('sort=canteen.most')).toEqual(await ids(''))
})
