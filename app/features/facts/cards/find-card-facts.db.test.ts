import { beforeEach, expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { addFacts } from '../testing/add-facts.ts'
import { findPinSummaries, findRowFacts, findSentences, withRegisterSummary } from './find-card-facts.server.ts'

const NRW = { region: 'Nordrhein-Westfalen', category: 'high_school', local_type: 'Gymnasium', ownership: 'public' }

beforeEach(async () => {
  await db().deleteFrom('school_facts').execute()
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values(['a', 'b'].map((id) => schoolRow({ ...NRW, id, name: id } as Parameters<typeof schoolRow>[0])))
    .execute()
})

const factsOf = async (id: string, locale: 'de' | 'en' = 'de') => (await findRowFacts(['a', 'b'], locale)).facts.get(id)
const sentenceOf = async (id: string) => (await findSentences([id], 'de')).get(id)?.sentence

test('the newest values make the line, and what both share stands apart', async () => {
  await addFacts(
    'a',
    { fact: 'pupils', number: 800, period_start: '2023-08-01' },
    { fact: 'pupils', number: 890 },
    { fact: 'all_day_form', choice: 'open' },
  )
  await addFacts('b', { fact: 'pupils', number: 500 })
  expect(await factsOf('a')).toEqual([
    { icon: 'users', text: '890 Kinder', label: '890 Kinder, 2024/25' },
    { icon: 'clock', text: 'offener Ganztag', label: 'Ganztag: offener Ganztag' },
  ])
  expect(await factsOf('b', 'en')).toEqual([{ icon: 'users', text: '500 pupils', label: '500 pupils, 2024/25' }])
  expect((await findRowFacts(['a', 'b', 'a'], 'de')).shared).toEqual(['Klassen 5 bis 13', 'öffentlich'])
})

test('beside a sample nothing is shared, as registers do not know it', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'sample', source: 'sample' }))
    .execute()
  const { facts, shared } = await findRowFacts(['a', 'b', 'sample'], 'de')
  expect([facts.get('a')?.map(({ text }) => text), facts.get('sample'), shared]).toEqual([
    ['Klassen 5 bis 13', 'öffentlich'],
    undefined,
    [],
  ])
})

test('a site has the name of its institute', async () => {
  await addFacts('a', { fact: 'institute_name', choice: 'IC Via Giulia' })
  expect(await sentenceOf('a')).toBe('Öffentliches Gymnasium, gehört zu IC Via Giulia, Klassen 5 bis 13')
})

test('a school alone says everything in its row', async () => {
  await addFacts('a', { fact: 'pupils', number: 890 })
  const { facts, shared } = await findRowFacts(['a'], 'de')
  expect(facts.get('a')?.map(({ text }) => text)).toEqual(['890 Kinder', 'Klassen 5 bis 13', 'öffentlich'])
  expect(shared).toEqual([])
})

test('the card of a pin has a result even where it is compared with none, in its newest edition', async () => {
  await addFacts('a', { fact: 'pupils', number: 890 })
  await addFacts(
    'a',
    { fact: 'abitur_grade', number: 2.3 },
    { fact: 'abitur_grade', number: 2.6, period_start: '2023-08-01' },
  )
  const words = (await findPinSummaries(['a'], 'de')).get('a')
  expect(words?.sentence).toBe('Öffentliches Gymnasium, Klassen 5 bis 13, 890 Kinder')
  expect(words?.facts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Abitur 2,3 \(2024/)])
})

test('a value that is missing hides older ones, and sensitive facts never show', async () => {
  await addFacts(
    'a',
    { fact: 'pupils', number: 800, period_start: '2023-08-01' },
    { fact: 'pupils', missing: 'suppressed' },
    { fact: 'other_language_share', number: 40 },
    { fact: 'social_index_nrw', number: 7 },
  )
  expect(await factsOf('a')).toEqual([])
})

test('facts under the key of a school that was merged in count where the school has none of its own', async () => {
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'a' }).execute()
  await addFacts('old', { fact: 'pupils', number: 5 }, { fact: 'all_day_form', choice: 'bound' })
  await addFacts('a', { fact: 'pupils', number: 6 })
  expect((await factsOf('a'))?.map(({ text }) => text)).toEqual(['6 Kinder', 'gebundener Ganztag'])
})

test('the contract of a private school names it more exactly; a public one stays public', async () => {
  await db()
    .updateTable('schools')
    .set({
      country: 'FR',
      region: 'Bretagne',
      local_type: 'Collège',
      category: 'secondary',
      ownership: 'private',
      age_from: 11,
      age_to: 15,
    })
    .where('id', '=', 'a')
    .execute()
  await addFacts('a', { fact: 'contract', choice: 'contract' })
  await addFacts('b', { fact: 'contract', choice: 'contract' })
  expect(await sentenceOf('a')).toBe('Private Sekundarschule mit Staatsvertrag, 11 bis 15 Jahre')
  expect(await sentenceOf('b')).toMatch(/^Öffentliches Gymnasium/)
})

test('schools with a text of their own and samples say nothing from registers', async () => {
  const school = { summary: null, sample: false }
  const [own, sample, silent] = await withRegisterSummary(
    [
      { ...school, id: 'a', summary: { text: 'Wir', language: 'de' } },
      { ...school, id: 'a', sample: true },
      { ...school, id: 'b' },
    ],
    'de',
  )
  expect([own?.register, sample?.register]).toEqual([
    { sentence: null, facts: [] },
    { sentence: null, facts: [] },
  ])
  expect(silent?.register.sentence).toMatch(/^Öffentliches/)
})
