import { expect, it } from 'vitest'
import { noted, readDeviceList, toggled } from './device-list.ts'

const [a, b] = [
  { id: '1', name: 'A' },
  { id: '2', name: 'B' },
]

it.each([null, '', '{', 'null', '{"id":"1"}', '[null,1,{"id":1,"name":"A"},{"id":"1"}]'])(
  'reads %j as nothing',
  (kept) => {
    expect(readDeviceList(kept)).toEqual([])
  },
)

it('reads what it wrote, and no more than an account holds', () => {
  expect(readDeviceList(JSON.stringify([a, b]))).toEqual([a, b])
  expect(readDeviceList(JSON.stringify(new Array(500).fill(a)))).toHaveLength(100)
})

it('puts a school on the list and takes it off', () => {
  expect(toggled([a], b)).toEqual([a, b])
  expect(toggled([a, b], { id: '1', name: 'renamed' })).toEqual([b])
})

it('keeps notes of at most 500 characters, and nothing that is none', () => {
  const list = [
    { ...a, note: 'x'.repeat(600) },
    { ...b, note: 5, more: 1 },
  ]
  expect(readDeviceList(JSON.stringify(list))).toEqual([{ ...a, note: 'x'.repeat(500) }, b])
})

it('a note adds its school, an empty one goes alone', () => {
  const list = noted([b], a, 'Mensa')
  expect(list).toEqual([b, { ...a, note: 'Mensa' }])
  expect(noted(list, a, '')).toEqual([b, a])
  expect(noted([b], a, '')).toEqual([b])
})
