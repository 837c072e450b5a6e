import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { secretAddresses, securityHeaders } from '../middleware/security-headers.ts'
import { listWorkers } from './list-workers.ts'

async function serve(names: string[]) {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'workers-'))
  onTestFinished(() => fs.rm(root, { recursive: true }))
  for (const name of names) {
    await fs.mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await fs.writeFile(path.join(root, name), name)
    await fs.writeFile(path.join(root, `${name}.br`), zlib.brotliCompressSync(name))
  }
  const app = new Hono()
  app.use(secretAddresses())
  app.use(securityHeaders({ https: true, development: false }))
  return app.route('/', listWorkers({ root, precompressed: true }))
}

test.each(['/list/worker.js', '/en/list/worker.js'])(
  '%s is stored nowhere and may ask this site alone',
  async (url) => {
    const app = await serve(['list/worker.js', 'en/list/worker.js'])
    const answer = await app.request(url)
    expect(await answer.text()).toBe(url.slice(1))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'cache-control': 'private, no-store',
    })
    expect(answer.headers.has('service-worker-allowed')).toBe(false)
    const packed = await app.request(url, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect((await app.request(url, { method: 'HEAD' })).status).toBe(200)
  },
)

test('a release without workers has none, which ends those of devices', async () => {
  const app = await serve([])
  expect((await app.request('/list/worker.js', { method: 'HEAD' })).status).toBe(404)
})
