import { expect, test } from 'vitest'
import { fragmentOf, isListId, keyBytes, newListId, newSecrets, parseFragment } from './link.ts'

test('the link for joining in has both keys, the one for reading only that of the content', () => {
  const secrets = newSecrets()
  expect(parseFragment(`#${fragmentOf(secrets)}`)).toEqual(secrets)
  expect(parseFragment(fragmentOf({ key: secrets.key }))).toEqual({ key: secrets.key })
  expect(fragmentOf({ key: secrets.key })).not.toContain(secrets.write)
  expect(keyBytes(secrets.key)).toHaveLength(32)
  expect(newSecrets().key).not.toBe(secrets.key)
})

const { key, write } = newSecrets()
test.each([
  '',
  '#',
  '#main',
  key.slice(1),
  `${key}x`,
  `${key}.`,
  `${key}.${write}.x`,
  `${key}.${write.slice(2)}`,
  `.${key}`,
])('%j is no complete key', (fragment) => {
  expect(parseFragment(fragment)).toBeUndefined()
})

test('ids are those that browsers make at random', () => {
  expect(isListId(newListId())).toBe(true)
  for (const id of ['', '1', newListId().toUpperCase(), `${newListId()}0`, '01936f3e-7b1a-7c3d-9a5e-2f1c7f0d9b11'])
    expect(isListId(id)).toBe(false)
})
