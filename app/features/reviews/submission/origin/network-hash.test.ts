import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { networkHash } from './network-hash.server.ts'

const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-key-')), 'network-key')

test('one network has one hash until the key is 30 days old', () => {
  const hash = networkHash('2001:db8::1', file)
  expect(networkHash('2001:db8::2', file)).toEqual(hash)
  expect(networkHash('2001:db8:0:1::1', file)).not.toEqual(hash)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const old = (Date.now() - 31 * 86_400_000) / 1000
  fs.utimesSync(file, old, old)
  expect(networkHash('2001:db8::1', file)).not.toEqual(hash)
})
