import { expect, test, vi } from 'vitest'
import { sayProgress } from './say-progress.ts'

test.each([
  [true, [['Database: aulario\n']]],
  [false, []],
])('progress is for people at a terminal: %s', (isTTY, written) => {
  const stream = { isTTY, write: vi.fn() }
  sayProgress('Database: aulario', stream as unknown as NodeJS.WriteStream)
  expect(stream.write.mock.calls).toEqual(written)
})
