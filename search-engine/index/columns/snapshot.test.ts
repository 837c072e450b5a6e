import { describe, expect, test } from 'vitest'
import { packArrays, SNAPSHOT_VERSION, unpackArrays } from './snapshot.ts'

const ARRAYS = {
  bytes: Uint8Array.of(1, 2, 3),
  empty: new Uint16Array(),
  numbers: Float32Array.of(Math.PI, Number.NaN, -0),
  words: Uint32Array.of(0xffffffff, 7).subarray(1),
}

describe('snapshot', () => {
  test('returns the same arrays', () => {
    expect(unpackArrays(packArrays(Object.entries(ARRAYS)))).toEqual(ARRAYS)
  })

  test('refuses a buffer that is no snapshot, damaged, truncated or of another version', () => {
    expect(() => unpackArrays(new ArrayBuffer(0))).toThrow('no search snapshot')
    expect(() => unpackArrays(new ArrayBuffer(64))).toThrow('no search snapshot')
    const damaged = packArrays(Object.entries(ARRAYS))
    new Uint8Array(damaged)[damaged.byteLength - 4]! ^= 1
    expect(() => unpackArrays(damaged)).toThrow('damaged')
    expect(() => unpackArrays(packArrays(Object.entries(ARRAYS)).slice(0, -8))).toThrow('damaged')
    const newer = packArrays(Object.entries(ARRAYS))
    new Uint32Array(newer)[1] = SNAPSHOT_VERSION + 1
    expect(() => unpackArrays(newer)).toThrow(`version ${SNAPSHOT_VERSION + 1}`)
  })
})
