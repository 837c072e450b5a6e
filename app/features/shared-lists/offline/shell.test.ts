import { expect, test } from 'vitest'
import { newListId } from '../link.ts'
import { isLasting, listIdOf, pageOf, SHELL_ID, SHELL_PATH } from './shell.ts'

test.each(['/list/', '/en/list/'])('a list has its id at the end of its address: %s', (before) => {
  const id = newListId()
  expect([listIdOf(before + id), listIdOf(`${before}${id}/`)]).toEqual([id, id])
})

test.each(['/list', '/list/', '/list/worker.js', '/list/<script>', SHELL_PATH, '/list/%00'])(
  'another address has none, and nothing of it comes into a page: %s',
  (path) => expect(listIdOf(path)).toBeUndefined(),
)

test('the shell becomes the page of a list, and says that its scripts are on the device', () => {
  const shell = `<html><body data-offline="…"><a href="/en/list/${SHELL_ID}">English</a><a href="/list/${SHELL_ID}"></a>`
  expect(pageOf(shell, 'x')).toBe(
    '<html><body data-kept="true" data-offline="…"><a href="/en/list/x">English</a><a href="/list/x"></a>',
  )
})

test('a shell of another build is not kept, nor one with a notice that holds for a while', () => {
  const page = { mark: '/assets/manifest-1.js' }
  expect(isLasting('<body>"/assets/manifest-1.js"', page)).toBe(true)
  expect(isLasting('<body>"/assets/manifest-2.js"', page)).toBe(false)
  expect(isLasting('<body data-notice="…">"/assets/manifest-1.js"', page)).toBe(false)
})
