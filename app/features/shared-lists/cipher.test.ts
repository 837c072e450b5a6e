import { expect, test } from 'vitest'
import { ADDED_BYTES, openCipher, WrongKey } from './cipher.ts'
import { newListId, newSecrets } from './link.ts'

const content = new TextEncoder().encode('Lise-Meitner-Gymnasium de-NW-1')

test('what is encrypted is decrypted by the same key, and is never the same twice', async () => {
  const cipher = await openCipher(newListId(), newSecrets().key)
  const [one, other] = [await cipher.encrypt(content), await cipher.encrypt(content)]
  expect(one).toHaveLength(content.length + ADDED_BYTES)
  expect(one).not.toEqual(other)
  expect(one.slice(1, 13)).not.toEqual(other.slice(1, 13))
  expect(await cipher.decrypt(one)).toEqual(content)
  expect(await cipher.decrypt(other)).toEqual(content)
  expect(Buffer.from(one).includes('Meitner')).toBe(false)
})

test('another key, another list, a changed byte and another format say that the key is wrong', async () => {
  const [id, { key }] = [newListId(), newSecrets()]
  const stored = await (await openCipher(id, key)).encrypt(content)
  const decrypt = async (by: Awaited<ReturnType<typeof openCipher>>, bytes = stored) =>
    await expect(by.decrypt(bytes)).rejects.toThrow(WrongKey)
  await decrypt(await openCipher(id, newSecrets().key))
  await decrypt(await openCipher(newListId(), key))
  const own = await openCipher(id, key)
  for (const at of [0, 5, 20, stored.length - 1]) {
    const changed = stored.slice()
    changed[at] = changed[at]! ^ 1
    await decrypt(own, changed)
  }
  await decrypt(own, new Uint8Array())
  await decrypt(own, stored.slice(0, 10))
})
