import { describe, expect, it } from 'vitest'
import { comparePath, hasIdleFields, readCompareIds, readCompareView, sharedListPath } from './compare-address.ts'

const read = (query: string) => readCompareView(new URLSearchParams(query))

it('reads what it writes', () => {
  const view = { differences: true, near: 'Köln, Mitte', weights: { class_size: 3, pupils: -2 } }
  const path = comparePath(['1', 'a b'], view)
  expect(path).toBe('/compare?ids=1,a%20b&differences=1&near=K%C3%B6ln%2C+Mitte&weight-class_size=3&weight-pupils=-2')
  expect(read(path.split('?')[1]!)).toEqual(view)
  expect(comparePath(['1', '4'])).toBe('/compare?ids=1,4')
})

it.each(['6', '-6', '1.5', 'x', '', '0', 'NaN', '1e9'])('takes %j for no weight', (weight) => {
  expect(read(`weight-rating=${weight}`).weights).toEqual({})
})

it('bounds names and number of weights, and the length of a place', () => {
  expect(read('weight-__proto__=1&weight-a.b=1&weight-=1').weights.constructor).toBe(Object)
  expect(Object.keys(read('weight-a.b=1&weight-=1&weight-A=2').weights)).toEqual([])
  const many = Array.from({ length: 80 }, (_, at) => `weight-a${at}=1`).join('&')
  expect(Object.keys(read(many).weights)).toHaveLength(50)
  expect(read(`near=${'x'.repeat(500)}`).near).toHaveLength(200)
})

it('knows a form whose fields say nothing', () => {
  expect(hasIdleFields(new URLSearchParams('ids=1&near='))).toBe(true)
  expect(hasIdleFields(new URLSearchParams('ids=1&weight-rating=0'))).toBe(true)
  expect(hasIdleFields(new URLSearchParams('ids=1&near=K&weight-rating=2'))).toBe(false)
})

describe('readCompareIds', () => {
  it('keeps the order and counts a repeated id once', () => {
    expect(readCompareIds('4, 1,4')).toEqual({ ids: ['4', '1'], tooMany: false })
  })

  it.each([null, '', ',,', ' , '])('finds none in %j', (ids) => {
    expect(readCompareIds(ids)).toEqual({ ids: [], tooMany: false })
  })

  it('takes five and says that there were more', () => {
    expect(readCompareIds('1,2,3,4,5')).toEqual({ ids: ['1', '2', '3', '4', '5'], tooMany: false })
    expect(readCompareIds('1,2,3,4,5,6')).toEqual({ ids: ['1', '2', '3', '4', '5'], tooMany: true })
  })

  it('leaves out what is too long to be an id, and what no database takes', () => {
    expect(readCompareIds('1,a\0b').ids).toEqual(['1'])
    expect(readCompareIds(`1,${'x'.repeat(101)}`).ids).toEqual(['1'])
  })
})

it('the schools of a new shared list stand behind #', () => {
  expect(sharedListPath(['de-NW-1', 'fr-é'])).toBe('/list#schools=de-NW-1,fr-%C3%A9')
  expect(sharedListPath([])).toBe('/list')
})
