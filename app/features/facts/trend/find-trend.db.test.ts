import { beforeEach, describe, expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { db } from '#db/client.ts'
import type { Compared } from '../find-facts.server.ts'
import { addFacts, addSpread } from '../testing/add-facts.ts'
import { findTrend } from './find-trend.server.ts'

const school: Compared = {
  id: 'gb-1',
  country: 'GB',
  region: 'Kent',
  category: 'primary',
  localType: 'Community school',
  ownership: null,
}
const year = (start: number) => ({ period_start: `${start}-08-01` })
const trend = (fact: Parameters<typeof findTrend>[1], of = school) => findTrend(of, fact, 'en')
/** Adds a share and the pupils that it is of, for each year. */
const addResults = async (
  fact: string,
  of: string,
  ...results: [start: number, percent: number, pupils?: number][]
) => {
  for (const [start, number, pupils] of results) {
    await addFacts('gb-1', { fact, number, ...year(start) })
    if (pupils !== undefined) await addFacts('gb-1', { fact: of, number: pupils, ...year(start) })
  }
}

beforeEach(async () => {
  for (const table of ['school_facts', 'fact_statistics', 'kind_statistics'] as const)
    await db().deleteFrom(table).execute()
})

describe('a line', () => {
  test('needs two periods that the publisher names', async () => {
    await addFacts('gb-1', { fact: 'pupils', number: 400 })
    expect(await trend('pupils')).toBeNull()
    await addFacts('gb-1', { fact: 'pupils', number: 1, dated_by: 'import', period: 'day', period_start: '2023-01-01' })
    expect(await trend('pupils')).toBeNull()
    await addFacts('gb-1', { fact: 'pupils', number: 390, ...year(2023) })
    expect((await trend('pupils'))?.line.points.map(({ shown }) => shown)).toEqual(['390', '400'])
  })

  test('is none of a fact of another kind of school, nor of words', async () => {
    for (const fact of ['attainment_8', 'stages']) {
      const said = fact === 'stages' ? { choice: 'I' } : { number: 50 }
      await addFacts('gb-1', { fact, ...said }, { fact, ...said, ...year(2023) })
    }
    expect(await trend('attainment_8')).toBeNull()
    expect(await trend('stages')).toBeNull()
  })

  test('has a gap where a year is missing, and nothing is put there', async () => {
    await addResults('pupils', '', [2019, 100], [2020, 110], [2023, 140], [2024, 150])
    await addFacts('gb-1', { fact: 'pupils', missing: 'suppressed', ...year(2022) })
    const found = await trend('pupils')
    expect(found?.line.points.map(({ at, isJoined }) => [at, isJoined])).toEqual([
      [2019, false],
      [2020, true],
      [2023, false],
      [2024, true],
    ])
    expect(found?.rows.map(({ label, shown }) => `${label}: ${shown}`)).toEqual([
      '2019/20: 100',
      '2020/21: 110',
      '2022/23: withheld because only a few pupils are involved',
      '2023/24: 140',
      '2024/25: 150',
    ])
  })

  test('breaks where the publisher measures otherwise, with the text that says so', async () => {
    const collège = { ...school, id: 'fr-1', country: 'FR', category: 'secondary' } as const
    for (const start of [2021, 2022, 2023])
      await addFacts('fr-1', { fact: 'social_position', number: 100, ...year(start) })
    const found = await trend('social_position', collège)
    expect(found?.line.points.map(({ isJoined }) => isJoined)).toEqual([false, false, true])
    expect(found?.breaks).toMatchObject([{ year: '2022', url: expect.stringContaining('education.gouv.fr') }])
  })
})

describe('the band', () => {
  test('is the stored middle half of each year, of one place, with its schools and the day of counting', async () => {
    await addResults('pupils', '', [2022, 100], [2023, 110], [2024, 120])
    for (const start of [2023, 2024])
      await addSpread({ fact: 'pupils', ...year(start), lower_quartile: 80, upper_quartile: 160, schools: 40 })
    await addSpread({ fact: 'pupils', region: 'Kent', ...year(2024), schools: 9 })
    const found = await trend('pupils')
    expect(found?.rows.map(({ like }) => like && [like.shownHalf, like.shownMedian, like.schools])).toEqual([
      null,
      ['80 to 160', '50', 40],
      ['80 to 160', '50', 40],
    ])
    expect(found?.line.of).toBe('Median: Primary school, England')
    expect(found?.countedOn?.[0]).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  test('is that of the region where it knows as many years, and nothing is said of a day that was not kept', async () => {
    await addResults('pupils', '', [2023, 110], [2024, 120])
    for (const region of ['', 'Kent'])
      for (const start of [2023, 2024])
        await addSpread({ fact: 'pupils', region, ...year(start), schools: region ? 9 : 40, counted_on: null })
    expect(await trend('pupils')).toMatchObject({ countedOn: null, line: { of: 'Median: Primary school, Kent' } })
  })

  test('is never shown for what must not be compared', async () => {
    await addResults('other_language_share', '', [2023, 10], [2024, 12])
    for (const start of [2023, 2024]) await addSpread({ fact: 'other_language_share', ...year(start) })
    expect((await trend('other_language_share'))?.rows.every(({ like }) => like === null)).toBe(true)
  })
})

describe('chance', () => {
  test('explains a change in a small year group that it does not explain in a large one', async () => {
    await addResults('ks2_expected', 'ks2_pupils', [2022, 60, 20], [2023, 70, 20], [2024, 70, 20])
    const small = await trend('ks2_expected')
    expect(small).toMatchObject({ chance: 'share', pupilsLabel: 'Pupils included (KS2)' })
    expect(small?.changes.map(({ before, after, isChance }) => [before, after, isChance])).toEqual([
      ['60%', '70%', true],
      ['70%', '70%', true],
    ])
    expect(small?.rows[0]).toMatchObject({ pupils: '20', range: '39% to 78%' })
    await db().deleteFrom('school_facts').execute()
    await addResults('ks2_expected', 'ks2_pupils', [2022, 60, 900], [2023, 70, 900])
    expect((await trend('ks2_expected'))?.changes.map(({ isChance }) => isChance)).toEqual([false])
  })

  test('is not spoken of where the pupils are not known, or only in one of the years', async () => {
    await addResults('ks2_expected', 'ks2_pupils', [2023, 60], [2024, 70])
    expect(await trend('ks2_expected')).toMatchObject({ chance: null, changes: [], pupilsLabel: null })
    await addFacts('gb-1', { fact: 'ks2_pupils', number: 20 })
    expect(await trend('ks2_expected')).toMatchObject({ chance: 'share', changes: [], rows: [{ range: null }, {}] })
  })

  test('is not judged for a mean, of which only the pupils are known', async () => {
    await addResults('ks2_reading', 'ks2_pupils', [2023, 101, 20], [2024, 105, 20])
    expect(await trend('ks2_reading')).toMatchObject({ chance: 'mean', changes: [], rows: [{ range: null }, {}] })
  })

  test('is not spoken of for counts of all pupils', async () => {
    await addResults('pupils', '', [2023, 100], [2024, 300])
    expect(await trend('pupils')).toMatchObject({ chance: null, changes: [] })
  })

  test('follows the limits that a publisher states, if they hold the value', async () => {
    const secondary = { ...school, category: 'secondary' } as const
    for (const [start, value, lower, upper] of [
      [2022, 0.1, -0.2, 0.4],
      [2023, 0.9, 0.7, 1.1],
      [2024, 0.9, 1, 1.2],
    ] as const)
      await addFacts(
        'gb-1',
        { fact: 'progress_8', number: value, ...year(start) },
        { fact: 'progress_8_lower', number: lower, ...year(start) },
        { fact: 'progress_8_upper', number: upper, ...year(start) },
      )
    expect(await trend('progress_8', secondary)).toMatchObject({
      chance: 'limits',
      changes: [{ isChance: false }],
      rows: [{ range: expect.stringMatching(/0\.2 to \+0\.4$/) }, {}, { range: null }],
    })
  })

  test('is not judged across a break', async () => {
    const secondary = { ...school, category: 'secondary' } as const
    await addResults('basics_5_share', 'gcse_pupils', [2018, 40, 200], [2023, 70, 200], [2024, 71, 200])
    const found = await trend('basics_5_share', secondary)
    expect(found?.changes.map(({ from, to }) => [from, to])).toEqual([['2023/24', '2024/25']])
    expect(found?.breaks.map(({ year }) => year)).toEqual(['2019', '2020'])
  })
})
