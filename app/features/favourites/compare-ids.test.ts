import { describe, expect, it } from 'vitest'
import { readCompareIds } from './compare-ids.ts'

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
