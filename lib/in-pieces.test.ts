import { expect, test } from 'vitest'
import { atOnce, inPieces } from './in-pieces.ts'

/** Works for about a millisecond at each step. */
function* work(steps: number): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    const end = performance.now() + 1
    while (performance.now() < end);
    yield
  }
  return 'done'
}

test('work in pieces lets others have their turn, and both ways return the same', async () => {
  let turns = 0
  const other = setInterval(() => turns++, 1)
  expect(await inPieces(work(60))).toBe('done')
  expect(turns).toBeGreaterThan(3)
  turns = 0
  expect(atOnce(work(60))).toBe('done')
  expect(turns).toBe(0)
  clearInterval(other)
})
