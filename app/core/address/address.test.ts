import { expect, test } from 'vitest'
import { addressOf } from './address.ts'
import { anyPageNumber, cursor, flag, matching, named, oneOf, pageNumber, someOf, typed } from './parameters.ts'

const address = addressOf({
  state: oneOf(['open', 'closed'], 'open'),
  kind: oneOf(['claim', 'report'], undefined),
  stars: oneOf([5, 4, 3], undefined),
  search: named('q', typed(5)),
  marks: named('mark', someOf(['a', 'b', 'c'])),
  source: matching(/^[a-z-]{1,9}$/, ''),
  mine: flag('yes'),
  after: cursor,
  page: pageNumber,
  sheet: anyPageNumber,
})
const read = (query: string) => address.read(new URLSearchParams(query))
const NOTHING = { state: 'open' as const, search: '', marks: [], source: '', page: 1, sheet: 1 }
const ID = '01990000-0000-7000-8000-00000000000a'

test('what is asked for has one address and is read from it again', () => {
  const query = `?state=closed&kind=report&stars=4&q=a+b&mark=a&mark=c&source=fr-x&mine=yes&after=17%7E${ID}&page=7&sheet=2`
  expect(read(query)).toEqual({
    state: 'closed',
    kind: 'report',
    stars: 4,
    search: 'a b',
    marks: ['a', 'c'],
    source: 'fr-x',
    mine: true,
    after: { at: '17', id: ID },
    page: 7,
    sheet: 2,
  })
  expect(address.write(read(query))).toBe(query)
  expect(address.write(read(query.split('&').toReversed().join('&').replace('?', '')))).toBe(query)
})

test('an address that asks for nothing is empty, and what it does not say has no key', () => {
  expect(read('')).toStrictEqual(NOTHING)
  expect([address.write(NOTHING), address.write({}), address.write({ kind: undefined })]).toEqual(['', '', ''])
})

test.each([
  'state=gone&kind=&kind=claim',
  'stars=4.0',
  'stars=6',
  'q=%00+',
  'mark=d&mark=',
  'source=A',
  'source=fr-annuaire',
  'mine=no',
  'mine=',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=999999',
  'page=2.5',
  'sheet=0.9',
  'sheet=-Infinity',
  'sheet=x',
  '__proto__=1&constructor=2&toString=3',
  `after=99999999999999999~${ID}`,
  `after=-1~${ID}`,
  `after=1~${ID}'`,
  `after=1~${ID}&after=2~${ID}`.replaceAll('~0', '~x'),
  'after=1;drop~x',
  '%',
  '=&&=',
])('rubbish is passed over: %s', (query) => {
  expect(read(query)).toEqual(NOTHING)
})

test.each([
  ['sheet=2.9', 2],
  ['sheet=1e999', 100_000],
  ['sheet=99999999', 100_000],
])('a page that somebody typed is the one they may have meant: %s', (query, page) => {
  expect(read(query).sheet).toBe(page)
})

test('typed text is cut', () => {
  expect(read(`q=${'x'.repeat(9)}`).search).toBe('xxxxx')
})
