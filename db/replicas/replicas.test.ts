import type pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Replicas, readPosition } from './replicas.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that is at a place of the log; null if it does not answer. */
function server(at: string | null) {
  const state = { at }
  const pool = {
    query: async () => {
      if (state.at === null) throw new Error('It does not answer.')
      return { rows: [{ position: state.at }] }
    },
    end: async () => {},
  } as unknown as pg.Pool
  return { state, pool }
}

function site(...at: (string | null)[]) {
  const [primary, ...others] = at.map(server)
  const replicas = new Replicas(
    () => primary!.pool,
    others.map(({ pool }) => pool),
  )
  onTestFinished(() => replicas.close())
  return { replicas, primary: primary!.state, others }
}

test('places of the log are compared as numbers', () => {
  expect([
    readPosition('16/B374D848'),
    readPosition('0/1'),
    readPosition('F/0')! > readPosition('E/FFFFFFFF')!,
  ]).toEqual([0x16b374d848n, 1n, true])
  expect([readPosition(null), readPosition('now'), readPosition('')]).toEqual([undefined, undefined, undefined])
})

test('each replica in turn is read from once it was looked at, unless it does not answer', async () => {
  const { replicas, others } = site('0/10', '0/10', null, '0/10')
  expect([replicas.choose(), replicas.figures]).toEqual([undefined, { all: 3, usable: 0 }])
  await replicas.look()
  const chosen = [replicas.choose(), replicas.choose(), replicas.choose()]
  expect(chosen).toEqual([others[0]!.pool, others[2]!.pool, others[0]!.pool])
  replicas.failed(others[0]!.pool)
  expect([replicas.choose(), replicas.figures]).toEqual([others[2]!.pool, { all: 3, usable: 1 }])
  others[1]!.state.at = '0/10'
  await vi.advanceTimersByTimeAsync(600)
  expect(replicas.figures).toEqual({ all: 3, usable: 3 })
})

test('after a change none is read from before it contains it', async () => {
  const { replicas, primary, others } = site('0/10', '0/10')
  await replicas.look()
  expect(replicas.choose()).toBe(others[0]!.pool)
  replicas.changed()
  expect(replicas.choose()).toBeUndefined()
  primary.at = '0/20'
  await replicas.look()
  expect(replicas.choose()).toBeUndefined()
  others[0]!.state.at = '0/20'
  await replicas.look()
  expect(replicas.choose()).toBe(others[0]!.pool)
})

test('a change during a look is not thought to be in what that look saw', async () => {
  const { replicas } = site('0/10', '0/10')
  const looking = replicas.look()
  replicas.changed()
  await looking
  expect(replicas.choose()).toBeUndefined()
  await replicas.look()
  expect(replicas.choose()).toBeDefined()
})

test('one that is more than five seconds behind is not read from', async () => {
  const { replicas, primary, others } = site('0/10', '0/10')
  await replicas.look()
  primary.at = '0/20'
  await vi.advanceTimersByTimeAsync(4000)
  expect(replicas.choose()).toBeDefined()
  await vi.advanceTimersByTimeAsync(3000)
  expect(replicas.choose()).toBeUndefined()
  others[0]!.state.at = '0/20'
  await vi.advanceTimersByTimeAsync(600)
  expect(replicas.choose()).toBeDefined()
})

test('while the primary is away, those go on that contain the changes', async () => {
  const { replicas, primary } = site('0/10', '0/10')
  await replicas.look()
  primary.at = '0/20'
  await vi.advanceTimersByTimeAsync(7000)
  expect(replicas.choose()).toBeUndefined()
  primary.at = null
  await vi.advanceTimersByTimeAsync(600)
  expect(replicas.choose()).toBeDefined()
})
