import { expect, test } from 'vitest'
import { isSecretPath, loggedPath } from './logged-path.ts'

const ID = '0b7e6a52-3d8e-4f5c-9a5e-2f1c7f0d9b11'

test.each([
  [`/list/${ID}`, '/list/:id'],
  [`/en/list/${ID}.data`, '/en/list/:id'],
  [`/LIST/${ID}/`, '/LIST/:id/'],
  [`//list//${ID}`, '//list//:id'],
  [`/l%69st/${ID}`, '/list/:id'],
  [`/list%2F${ID}`, '/list/:id'],
  [`/fr/list/${ID}/${ID}`, `/fr/list/:id/${ID}`],
])('the log has %s without its id', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
  expect(isSecretPath(path)).toBe(true)
})

test.each(['/', '/list', '/en/list', '/schools/de-NW-1', '/listen/1', '/results', '/%', '/schools/%E4', '/list/'])(
  'the log has %s as it is',
  (path) => {
    expect(loggedPath(path)).toBe(path)
    expect(isSecretPath(path)).toBe(false)
  },
)
