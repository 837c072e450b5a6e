import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { commandLineProgress } from './progress.ts'

function written(isTTY: boolean): string {
  let text = ''
  const write = (chunk: Buffer, _encoding: unknown, done: () => void) => {
    text += String(chunk)
    done()
  }
  const stream = Object.assign(new Writable({ write }), { isTTY, cursorTo: () => true, clearLine: () => true })
  const progress = commandLineProgress(stream as unknown as NodeJS.WriteStream)
  progress.waits()
  for (const total of [1000, 500]) {
    progress.start(total)
    progress.bytes(total)
    progress.rows(10)
    progress.stop()
  }
  return text
}

test('a terminal shows a bar and what is waited for, and a log nothing', () => {
  expect(written(true)).toMatch(/Another import is running.*100 % · 10 rows/s)
  expect(written(false)).toBe('')
})
