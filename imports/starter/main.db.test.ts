import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

function samples(...words: string[]) {
  const main = new URL('main.ts', import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const NO_STARTER = 'Schools of the starter directory removed: 0, in use: 0.\n'

it('adds and removes, and says what it did', () => {
  expect(samples('add')).toEqual({ status: 0, stdout: 'Sample schools added: 1, 2, 3, 4, 5.\n', stderr: '' })
  expect(samples('add').stdout).toBe('All sample schools were there already.\n')
  expect(samples('remove').stdout).toBe(`Sample schools removed: 5. ${NO_STARTER}`)
  expect(samples('remove').stdout).toBe(`Sample schools removed: 0. ${NO_STARTER}`)
})

it.each([[], ['clear'], ['add', 'remove'], ['--help']])('explains its use when called with %j', (...words) => {
  const { status, stdout, stderr } = samples(...words)
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^Usage: npm run samples -- add \| remove\n/)
})
