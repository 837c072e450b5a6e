import { describe, expect, test } from 'vitest'
import { candidates, moveWeights, watch } from './fit.ts'

describe('candidates', () => {
  test('are parts and multiples', () => expect(candidates(4)).toEqual([2, 3.2, 5, 8]))
  test('small weights may change their sign', () =>
    expect(candidates(-0.5)).toEqual([-0.25, -0.4, -0.62, -1, -1.5, 0.5]))
  test('zero moves by steps', () => expect(candidates(0)).toEqual([-1, 1]))
})

describe('fitting', () => {
  test('moves a weight to where the mean is highest', () => {
    const weights = { near: 4, far: 1 }
    const moves = moveWeights(weights, () =>
      Array.from({ length: 5 }, () => -Math.abs(weights.near - 10) - weights.far),
    )
    expect(weights).toEqual({ near: 10, far: -1 })
    expect(moves.map(({ name, to }) => [name, to])).toEqual([
      ['near', 8],
      ['far', 0],
      ['near', 10],
      ['far', -1],
    ])
  })

  test('leaves a weight that helps few folds however much', () => {
    const weights = { one: 2 }
    const isMoved = () => weights.one !== 2
    expect(moveWeights(weights, () => (isMoved() ? [9, 9, 9, 0, 0] : [1, 1, 1, 1, 1]))).toEqual([])
    expect(weights).toEqual({ one: 2 })
  })

  test('one fold may get worse', () => {
    const weights = { one: 2 }
    moveWeights(weights, () => (weights.one === 4 ? [2, 2, 2, 2, 0] : [1, 1, 1, 1, 1]))
    expect(weights).toEqual({ one: 4 })
  })

  test('what is equally good does not move', () => expect(moveWeights({ one: 2 }, () => [1, 1, 1, 1, 1])).toEqual([]))
})

test('work is repeated only if a weight that it read has changed', () => {
  const weights = { read: 1, other: 1 }
  let runs = 0
  const remembered = watch(weights)(() => {
    runs++
    return weights.read * 10
  })
  expect([remembered(), remembered(), runs]).toEqual([10, 10, 1])
  weights.other = 5
  expect([remembered(), runs]).toEqual([10, 1])
  weights.read = 2
  expect([remembered(), runs]).toEqual([20, 2])
  weights.read = 1
  expect([remembered(), runs]).toEqual([10, 2])
  expect({ ...weights }).toEqual({ read: 1, other: 5 })
})
