import dgram from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadToFile } from './http-download.ts'
import { isPublicAddress, publicOnly } from './public-address.ts'

// The test's own name server changes its answer: the first address is allowed, all later ones are this machine.

/** Stands for a machine of the public internet. */
const PUBLIC = '127.0.0.2'
const HERE = '127.0.0.1'
const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'rebinding-')), 'file')
const reached: string[] = []
const answered: string[] = []
let answers: string[] = []

/**
 * Makes an answer with one address and no time to live (RFC 1035, section 4): the question is repeated, then the
 * record.
 */
function answer(question: Buffer, address: string): Buffer {
  const head = Buffer.from(question.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(1, 6)
  head.fill(0, 8, 12)
  const end = question.indexOf(0, 12) + 5
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)])
  return Buffer.concat([head, question.subarray(12, end), record])
}

const names = dgram.createSocket('udp4').on('message', (question, { port, address }) => {
  const next = answers.length > 1 ? answers.shift()! : answers[0]!
  answered.push(next)
  names.send(answer(question, next), port, address)
})
const web = http.createServer(({ socket, url }, response) => {
  reached.push(`${socket.localAddress}${url}`)
  if (url === '/moved') response.writeHead(302, { location: '/secret' }).end()
  else response.end('id;name')
})
const resolver = new Resolver({ tries: 1, timeout: 60_000 })
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => names.bind(0, HERE, resolve))
  await new Promise<void>((resolve) => web.listen(0, '0.0.0.0', resolve))
  resolver.setServers([`${HERE}:${names.address().port}`])
  port = (web.address() as AddressInfo).port
})
afterAll(() => {
  names.close()
  web.closeAllConnections()
  web.close()
  fs.rmSync(path.dirname(file), { recursive: true })
})

async function download(place: string, ...said: string[]) {
  answers = said
  reached.length = 0
  answered.length = 0
  const resolve = (name: string) => resolver.resolve4(name)
  const guard = { resolve, isAllowed: (address: string) => address === PUBLIC, ports: [port] }
  await downloadToFile(`http://register.example:${port}${place}`, file, { limits: { bytes: 1000, ms: 60_000 }, guard })
}

test('the connection goes to the address that was checked, whatever the name server says next', async () => {
  await download('/file', PUBLIC, HERE)
  expect([reached, answered]).toEqual([[`${PUBLIC}/file`], [PUBLIC]])
})

test('a redirect is resolved again, and does not lead to this machine', async () => {
  await expect(download('/moved', PUBLIC, HERE)).rejects.toThrow(/not an address of the public internet/)
  expect([reached, answered]).toEqual([[`${PUBLIC}/moved`], [PUBLIC, HERE]])
})

test('a name of this machine is never reached, and this machine is not public', async () => {
  await expect(download('/file', HERE)).rejects.toThrow(/not an address of the public internet/)
  expect(reached).toEqual([])
  expect([isPublicAddress(HERE), publicOnly.isAllowed(PUBLIC)]).toEqual([false, false])
})
