import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import * as logging from '#lib/log.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import * as opened from '#lib/storage/open-storage.ts'
import { warnOfStore } from './warn-of-store.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-store-'))
afterEach(async () => {
  vi.restoreAllMocks()
  await fs.rm(folder, { recursive: true, force: true })
})

async function warned(store: string): Promise<unknown[][]> {
  vi.spyOn(opened, 'storage').mockReturnValue(new FileSystemStorage(store))
  const error = vi.fn()
  vi.spyOn(logging, 'log').mockReturnValue({ error } as never)
  await warnOfStore()
  return error.mock.calls
}

test('a store that takes files is left as it was', async () => {
  expect(await warned(folder)).toEqual([])
  expect(
    await fs.readdir(folder, { recursive: true }).then((names) => names.filter((name) => /[0-9a-f]{16}/.test(name))),
  ).toEqual([])
})

test('a store that takes none is told at the start', async () => {
  const file = path.join(os.tmpdir(), `aulario-no-folder-${process.pid}`)
  await fs.writeFile(file, '')
  const [line] = await warned(path.join(file, 'files'))
  await fs.rm(file)
  expect(line).toEqual([
    { err: expect.objectContaining({ code: 'ENOTDIR' }) },
    expect.stringContaining('cannot be written'),
  ])
})
