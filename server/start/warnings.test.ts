import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import * as settings from '#lib/env.ts'
import * as logging from '#lib/log.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import * as opened from '#lib/storage/open-storage.ts'
import { warnOfPlaceholders, warnOfStore } from './warnings.ts'

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

afterEach(() => vi.restoreAllMocks())

function settingsWarnedOf(given: Record<string, string>): unknown[] {
  vi.spyOn(settings, 'env').mockReturnValue(settings.readEnv(given))
  const warn = vi.fn()
  vi.spyOn(logging, 'log').mockReturnValue({ warn } as never)
  warnOfPlaceholders()
  return warn.mock.calls.map(([fields]) => (fields as { settings: unknown }).settings)
}

const OPERATOR = {
  OPERATOR_NAME: 'Schulweg GmbH',
  OPERATOR_ADDRESS: 'Rheinweg 3 | 50668 Köln',
  OPERATOR_VAT_ID: 'DE136695976',
  CONTACT_EMAIL: 'amt@schulweg.test',
}

test('one line names the settings that the legal pages still need', () => {
  expect(settingsWarnedOf({ OPERATOR_NAME: 'Schulweg GmbH' })).toEqual([
    ['OPERATOR_ADDRESS', 'OPERATOR_VAT_ID', 'CONTACT_EMAIL', 'OPERATOR_LAND', 'OPERATOR_RESPONSIBLE'],
  ])
})

test('there is none when all are set; only operators in Germany need the Land and a person responsible', () => {
  expect(
    settingsWarnedOf({ ...OPERATOR, OPERATOR_LAND: 'NW', OPERATOR_RESPONSIBLE: 'Ida Wolter|Weg 1|50667 Köln' }),
  ).toEqual([])
  expect(settingsWarnedOf({ ...OPERATOR, OPERATOR_COUNTRY: 'FR' })).toEqual([])
})

test('operators in the United Kingdom need representatives in the Union, and a VAT number only if they have one', () => {
  const { OPERATOR_VAT_ID: _, ...unregistered } = OPERATOR
  expect(settingsWarnedOf({ ...unregistered, OPERATOR_COUNTRY: 'GB' })).toEqual([
    ['OPERATOR_EU_REPRESENTATIVE', 'OPERATOR_DSA_REPRESENTATIVE'],
  ])
})
