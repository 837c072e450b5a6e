import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mapFile, releasePages } from './mapped-file.ts'

test('a mapped file is there after its start, also once it is replaced, and what is written there stays in the process', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-map-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'numbers')
  fs.writeFileSync(
    file,
    Uint8Array.from({ length: 10_000 }, (_, at) => at),
  )
  const fd = fs.openSync(file, 'r')
  const mapped = new Uint8Array(mapFile(fd, 10_000, 4096)!)
  fs.closeSync(fd)
  expect(mapped).toHaveLength(10_000 - 4096)
  mapped[1] = 99
  expect(fs.readFileSync(file)[4097]).toBe(4097 % 256)
  fs.writeFileSync(`${file}.new`, '')
  fs.renameSync(`${file}.new`, file)
  expect([...mapped.subarray(0, 3), mapped.at(-1)]).toEqual([0, 99, 2, 9999 % 256])
})

test('a mapped file whose memory is given back is read again', () => {
  const fd = fs.openSync(import.meta.filename, 'r')
  onTestFinished(() => fs.closeSync(fd))
  const mapped = mapFile(fd, fs.fstatSync(fd).size, 8)!
  const before = Buffer.from(mapped).toString()
  releasePages(mapped)
  expect(Buffer.from(mapped).toString()).toBe(before)
  expect(before).toContain('releasePages')
  releasePages(new ArrayBuffer(8))
})

test('what is no file cannot be mapped', () => {
  const fd = fs.openSync(os.tmpdir(), 'r')
  onTestFinished(() => fs.closeSync(fd))
  expect(mapFile(fd, 10_000, 4096)).toBeUndefined()
})
