import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { expect, test } from 'vitest'
import { S3Storage } from './s3-storage.ts'

const KEYS = { region: 'eu-central-1', id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG' }

/** Returns the first request that `ask` makes to an S3 server. */
async function requestOf(ask: (store: S3Storage) => Promise<unknown>): Promise<IncomingMessage> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
  const server = createServer((request, response) => {
    resolve(request)
    request.resume().on('end', () => response.end())
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  await ask(new S3Storage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/files`, KEYS))
  server.close()
  return promise
}

/** Returns the Authorization header that AWS's own library makes for the same request. */
async function awsAuthorization({ method = '', url = '', headers }: IncomingMessage): Promise<string | undefined> {
  const signedNames = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? []
  const signer = new SignatureV4({
    service: 's3',
    region: KEYS.region,
    credentials: { accessKeyId: KEYS.id, secretAccessKey: KEYS.secret },
    sha256: Sha256,
    uriEscapePath: false,
  })
  const date = String(headers['x-amz-date']).replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z')
  const signed = await signer.sign(
    {
      method,
      path: url,
      protocol: 'http:',
      hostname: '127.0.0.1',
      headers: Object.fromEntries(signedNames.map((name) => [name, String(headers[name])])),
    },
    { signingDate: new Date(date) },
  )
  return signed.headers.authorization
}

test.each<[string, (store: S3Storage) => Promise<unknown>]>([
  ['PUT', (store) => store.put('avatars/7/a1.webp', Readable.from(['abc']), { size: 3, type: 'image/webp' })],
  ['GET', (store) => store.get('avatars/7/a1.webp')],
  ['HEAD', (store) => store.stat('media/x_1-2.webp')],
  ['DELETE', (store) => store.delete('media/x.webp')],
])('%s is signed as AWS signs it', async (method, ask) => {
  const request = await requestOf(ask)
  expect(request.method).toBe(method)
  const plain = (header = '') => header.replaceAll(/, */g, ', ')
  expect(plain(request.headers.authorization)).toBe(plain(await awsAuthorization(request)))
})

test('a file is sent with its length, not in pieces', async () => {
  const { headers } = await requestOf((store) =>
    store.put('a.webp', Readable.from(['abc']), { size: 3, type: 'image/webp' }),
  )
  expect(headers).toMatchObject({ 'content-length': '3', 'content-type': 'image/webp' })
  expect(headers['transfer-encoding']).toBeUndefined()
})
