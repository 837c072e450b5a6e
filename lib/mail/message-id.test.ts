import { expect, test } from 'vitest'
import { isOwnMessage, messageId } from './message-id.ts'

test('a mail of ours is recognised by its id together with its recipient', () => {
  const id = messageId({ id: '8f14-e45f', to: 'Mia@familie.example' }, 'aulario.example')
  expect(isOwnMessage(id, 'mia@familie.example')).toBe(true)
  expect(isOwnMessage(id, 'eve@familie.example')).toBe(false)
  expect(isOwnMessage(id.replace('8f14', '8f15'), 'mia@familie.example')).toBe(false)
  for (const forged of ['', '<8f14-e45f@aulario.example>', '<8f14-e45f.undefined@aulario.example>'])
    expect(isOwnMessage(forged, 'mia@familie.example')).toBe(false)
})
