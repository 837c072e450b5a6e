import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { refuseZeroBytes } from './zero-bytes.ts'

const app = new Hono().use(refuseZeroBytes()).get('*', (c) => c.text('page'))

test.each([
  ['/schools/%00', 400],
  ['/schools/1%00.data', 400],
  ['/schools/1', 200],
  ['/results?q=%00', 200],
])('%s is answered by %d', async (path, status) => {
  expect((await app.request(path)).status).toBe(status)
})
