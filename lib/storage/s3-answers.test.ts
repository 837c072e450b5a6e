import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import v8 from 'node:v8'
import vm from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { S3Storage } from './s3-storage.ts'

const ANSWER_WITHIN_MS = 3000

/** Returns a store whose server answers so. */
async function storeOf(answer: RequestListener): Promise<S3Storage> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`
  return new S3Storage(address, { region: 'x', id: 'x', secret: 'x' }, ANSWER_WITHIN_MS)
}

test('a file whose reading takes longer than the store may take to answer is read to its end', async () => {
  const store = await storeOf(async (_, response) => {
    response.write('the beginning, ')
    await sleep(1.5 * ANSWER_WITHIN_MS)
    response.end('the end')
  })
  const body = await store.get('videos/film.mp4')
  expect((await body!.toArray()).join('')).toBe('the beginning, the end')
})

test('a store that does not answer in time is an error, also if memory is collected meanwhile', async () => {
  v8.setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as () => void
  // Or else every later worker has a `gc` that tests cannot replace.
  v8.setFlagsFromString('--no-expose-gc')
  const collecting = setInterval(collect, ANSWER_WITHIN_MS / 5)
  onTestFinished(() => clearInterval(collecting))
  const store = await storeOf(() => {})
  await expect(store.get('videos/film.mp4')).rejects.toThrow('The file store does not answer.')
})
