import { expect, test } from 'vitest'
import { MAX_CHILDREN } from '../child.ts'
import { type DeviceChild, parseChildren } from './device-children.ts'

const child: DeviceChild = {
  ...{ id: 'a', label: 'Große', born: '2017-05', country: 'DE', area: 'Nordrhein-Westfalen', place: '50823' },
}

test.each([null, '', '{', 'null', '{}', '[null,1,"x"]'])('reads %j as no child', (stored) => {
  expect(parseChildren(stored)).toEqual([])
})

test.each([{ born: '2017-13' }, { born: '2017' }, { country: 'US' }, { area: '' }, { label: 5 }, { place: undefined }])(
  'does not read a child with %j',
  (change) => {
    expect(parseChildren(JSON.stringify([{ ...child, ...change }]))).toEqual([])
  },
)

test('reads what it wrote, without anything else, and no more than six', () => {
  expect(parseChildren(JSON.stringify([{ ...child, day: 12 }]))).toEqual([child])
  expect(parseChildren(JSON.stringify(new Array(20).fill(child)))).toHaveLength(MAX_CHILDREN)
})

test('a label has at most thirty characters', () => {
  expect(parseChildren(JSON.stringify([{ ...child, label: 'x'.repeat(50) }]))[0]?.label).toHaveLength(30)
})
