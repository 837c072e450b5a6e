import { describe, expect, it } from 'vitest'
import { type Criterion, rankSchools, shareOfPossible, weigh } from './weigh.ts'

const criterion = (given: Partial<Criterion> & Pick<Criterion, 'id' | 'values'>): Criterion => ({
  label: given.id,
  direction: 'more',
  shown: given.values.map(String),
  low: 0,
  high: 100,
  shownLow: 'low',
  shownHigh: 'high',
  ...given,
})
const results = criterion({ id: 'results', values: [71.4, 35, null] })
const size = criterion({ id: 'size', values: [30, 20, 20], direction: 'less', low: 10, high: 30 })
const pupils = criterion({ id: 'pupils', values: [400, 800, 800], direction: 'neither', low: 0, high: 1000 })

describe('the working of an own view', () => {
  it('is value, points, weight and sum, and adds up as shown', () => {
    const { criteria, sums } = weigh([results, size], { results: 3, size: 1 }, 3)
    expect(criteria.map(({ steps }) => steps.map((step) => step && [step.points, step.product]))).toEqual([
      [[7.1, 21.3], [3.5, 10.5], null],
      [
        [0, 0],
        [5, 5],
        [5, 5],
      ],
    ])
    expect(sums).toEqual([
      { total: 21.3, possible: 40 },
      { total: 15.5, possible: 40 },
      { total: 5, possible: 10 },
    ])
    expect(criteria[1]).toMatchObject({ none: 'high', most: 'low', weight: 1 })
  })

  it('orders by the share of the possible points, so that gaps count neither for nor against', () => {
    expect(rankSchools(weigh([results, size], { results: 3, size: 1 }, 3))).toEqual([0, 2, 1])
    expect(rankSchools(weigh([results], { results: 1 }, 3))).toEqual([0, 1, 2])
    expect(shareOfPossible({ total: 0, possible: 0 })).toBeNull()
  })

  it('lets the sign say what is wanted of a number that only describes', () => {
    expect(rankSchools(weigh([pupils], { pupils: 2 }, 3))).toEqual([1, 2, 0])
    const less = weigh([pupils], { pupils: -2 }, 3)
    expect(rankSchools(less)).toEqual([0, 1, 2])
    expect(less.criteria[0]).toMatchObject({ weight: 2, none: 'high', most: 'low' })
  })

  it('knows no weight against what is better, nor for anything unknown', () => {
    expect(weigh([results], { results: -3, nothing: 5 }, 3).criteria).toEqual([])
    expect(rankSchools(weigh([results], {}, 3))).toEqual([0, 1, 2])
  })
})
