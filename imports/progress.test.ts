import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { commandLineProgress } from './progress.ts'

/** A stream without a terminal, with the share that each of its lines says. */
function plainStream() {
  const lines: string[] = []
  const write = (chunk: Buffer, _encoding: unknown, done: () => void) => {
    lines.push(String(chunk))
    done()
  }
  const stream = new Writable({ write }) as unknown as NodeJS.WriteStream
  return { stream, shares: () => lines.map((line) => /^\d+ %/.exec(line)?.[0]) }
}

test('each of several imports begins at nothing', () => {
  const { stream, shares } = plainStream()
  const progress = commandLineProgress(stream)
  for (const total of [1000, 500]) {
    progress.start(total)
    for (let part = 1; part <= 10; part += 1) {
      progress.bytes(total / 10)
      progress.rows(part)
    }
    progress.stop()
  }
  const each = ['30 %', '50 %', '80 %', '100 %']
  expect(shares()).toEqual([...each, ...each])
})
