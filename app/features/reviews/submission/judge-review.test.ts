import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isInOwnDomain, networkHash } from './judge-review.server.ts'

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

const school = { email: 'info@lindenhof.example', website: 'https://www.lindenhof.example/' }

test.each([
  ['m@lindenhof.example', school, true],
  ['m@LINDENHOF.example', { ...school, website: 'lindenhof.example' }, true],
  ['m@mail.example', school, false],
  ['m@stadt.example', { email: 'a@stadt.example', website: 'https://stadt.example/schulen/lindenhof' }, false],
  ['m@gmail.com', { email: 'lindenhof@gmail.com', website: 'https://lindenhof.example' }, false],
  ['m@lindenhof.example', { email: '', website: '' }, false],
  ['', { email: '', website: 'https://' }, false],
])('%s and %o: %s', (email, given, own) => expect(isInOwnDomain(email, given)).toBe(own))
