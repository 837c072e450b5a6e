import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { refuseControlCharacters } from './control-characters.ts'

const app = new Hono().use(refuseControlCharacters()).get('*', (c) => c.text('page'))

test.each([
  ['/schools/%00', 400],
  ['/schools/1%00.data', 400],
  ['/%09', 400],
  ['/%0a', 400],
  ['/%0D', 400],
  ['/en/%0d%0aset-cookie:x', 400],
  ['/%1F', 400],
  ['/%7f', 400],
  // If a part is not valid UTF-8, the escapes stay as they are.
  ['/%ff%09', 400],
  ['/schools/1', 200],
  ['/schools/%C3%A4', 200],
  ['/schools/%2509', 200],
  ['/results?q=%00', 200],
])('%s is answered by %d', async (path, status) => {
  expect((await app.request(path)).status).toBe(status)
})
