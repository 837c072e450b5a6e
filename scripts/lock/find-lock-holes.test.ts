import { expect, test } from 'vitest'
import { findLockHoles } from './find-lock-holes.ts'
import { readLock } from './read-lock.ts'

const whole = { version: '1.0.0', integrity: 'sha512-x' }

test('a package without a hash is named', () => {
  expect(findLockHoles({ '': {}, 'node_modules/a': { version: '1.0.0' } })).toEqual(['node_modules/a has no integrity'])
})

test('a missing binary for another system is named', () => {
  const a = { ...whole, optionalDependencies: { '@a/darwin-arm64': '1.0.0', '@a/linux-x64': '1.0.0' } }
  const packages = { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': a, 'node_modules/@a/linux-x64': whole }
  expect(findLockHoles(packages)).toEqual(['node_modules/a names @a/darwin-arm64, which has no entry'])
})

test('packages are found beside, within and above their dependants', () => {
  const needs = (name: string) => ({ ...whole, dependencies: { [name]: '1.0.0' } })
  const packages = {
    '': { dependencies: { a: '1.0.0' } },
    'node_modules/a': needs('b'),
    'node_modules/a/node_modules/b': needs('@c/c'),
    'node_modules/a/node_modules/b/node_modules/d': needs('a'),
    'node_modules/@c/c': whole,
  }
  expect(findLockHoles(packages)).toEqual([])
})

test('our own lock file has no holes', () => {
  expect(findLockHoles(readLock())).toEqual([])
})
