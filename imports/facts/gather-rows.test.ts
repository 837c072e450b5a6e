import { expect, test } from 'vitest'
import { reject } from '../register-school.ts'
import { gatherRows } from './gather-rows.ts'

const place = { index: 0, today: '2026-11-01' }
const reader = () =>
  gatherRows<{ code: string; year: string; count: string }, { sum: number }>({
    keyOf: ({ code }) => (code ? `it-${code}` : reject('no_code', '')),
    groupOf: ({ year }) => year,
    start: () => ({ sum: 0 }),
    add: (sums, { count }) => {
      sums.sum += Number(count)
      return Number(count) > 100 ? `${count} is too many` : undefined
    },
    facts: ({ sum }) => [{ fact: 'pupils', number: sum }],
  })
const gather = (...rows: [code: string, year: string, count: string][]) => {
  const read = reader()
  const parsedRows = rows.map(([code, year, count]) => read({ code, year, count }, place))
  return { parsedRows, rest: [...(read.rest?.() ?? [])] }
}

test('rows of a school are summed in any order, each year on its own', () => {
  const { parsedRows, rest } = gather(['A', '1', '10'], ['B', '1', '5'], ['A', '2', '7'], ['A', '1', '20'])
  expect(parsedRows).toEqual(['A', 'B', 'A', 'A'].map((code) => ({ key: `it-${code}`, facts: [] })))
  expect(rest).toEqual([
    { key: 'it-A', facts: [{ fact: 'pupils', number: 30 }] },
    { key: 'it-B', facts: [{ fact: 'pupils', number: 5 }] },
    { key: 'it-A', facts: [{ fact: 'pupils', number: 7 }] },
  ])
})

test('a row that cannot be true is rejected and takes the sums of its school with it', () => {
  const { parsedRows, rest } = gather(['A', '1', '10'], ['A', '1', '154'], ['A', '1', '5'], ['', '1', '5'])
  expect(parsedRows.map((parsed) => ('reason' in parsed ? parsed.reason : ''))).toEqual([
    '',
    'out_of_range',
    '',
    'no_code',
  ])
  expect(rest).toEqual([])
})
