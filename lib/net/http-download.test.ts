import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadToFile } from './http-download.ts'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'download-'))
const file = path.join(dir, 'file')
const options = { limits: { bytes: 1000, ms: 60_000 } }
let origin = ''

const server = http.createServer((request, response) => {
  if (request.url === '/file') {
    response.setHeader('last-modified', 'Wed, 08 Apr 2026 20:34:00 GMT')
    response.end('id;name\n1;A\n')
  } else if (request.url === '/versioned') {
    const { 'if-none-match': etag, 'if-modified-since': since } = request.headers
    response.setHeader('etag', '"b"').setHeader('last-modified', 'Wed, 08 Apr 2026 20:34:00 GMT')
    if (etag === '"b"' || (!etag && since === 'Wed, 08 Apr 2026 20:34:00 GMT')) response.writeHead(304).end()
    else response.end('new')
  } else if (request.url === '/always-unchanged') {
    response.writeHead(304).end()
  } else if (request.url === '/halved') {
    const content = 'id;name\n1;A\n2;B\n'
    const rest =
      request.headers['if-range'] === '"v1"' ? /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] : undefined
    response.setHeader('etag', '"v1"')
    if (rest) response.writeHead(206, { 'content-range': `bytes ${rest}-16/17` }).end(content.slice(Number(rest)))
    else {
      response.writeHead(200, { 'content-length': '17' })
      response.write(content.slice(0, 10))
      const timer = setInterval(() => fs.statSync(file).size === 10 && response.destroy(), 5)
      response.on('close', () => clearInterval(timer))
    }
  } else if (request.url?.startsWith('/status/')) {
    response.writeHead(Number(request.url.slice(8))).end()
  } else if (request.url === '/agent') {
    response.end(request.headers['user-agent'])
  } else if (request.url === '/moved') {
    response.writeHead(302, { location: '/file' }).end()
  } else if (request.url === '/endless') {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(400)), 5)
    response.on('close', () => clearInterval(timer))
  } else if (request.url === '/cut') {
    response.writeHead(200, { 'content-length': '500' })
    response.write('id;name')
    setTimeout(() => response.destroy(), 20)
  } else if (request.url?.startsWith('/to?')) {
    response.writeHead(302, { location: decodeURIComponent(request.url.slice(4)) }).end()
  } else if (request.url === '/round') {
    response.writeHead(307, { location: '/round' }).end()
  } else if (request.url === '/large') {
    response.end('x'.repeat(1001))
  } else if (request.url !== '/silent') {
    response.writeHead(404).end('no')
  }
})

/** Stands for a machine of the public internet, with a port as for the test's own server. */
const PUBLIC = '127.0.0.2'
const asked: string[] = []
let port = 0

beforeAll(async () => {
  server.on('request', ({ socket, url }) => asked.push(`${socket.localAddress}${url}`))
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  fs.rmSync(dir, { recursive: true })
})

test('saves the response of an address, through a redirect, with the day of its last change', async () => {
  expect(await downloadToFile(`${origin}/moved`, file, options)).toEqual({
    modified: '2026-04-08',
    validators: { etag: undefined, lastModified: 'Wed, 08 Apr 2026 20:34:00 GMT' },
    isUnchanged: false,
  })
  expect(fs.readFileSync(file, 'utf8')).toBe('id;name\n1;A\n')
})

test.each([
  ['/missing', /status 404/],
  ['/large', /larger than 1000 bytes/],
  ['/endless', /larger than 1000 bytes/],
  ['/cut', /cannot be reached or broke off/],
])('refuses %s', async (url, message) => {
  await expect(downloadToFile(origin + url, file, options)).rejects.toThrow(message)
})

test('goes on where a download broke off, as long as the server has the same version', async () => {
  const versions: unknown[] = []
  const onVersion = (version: unknown) => versions.push(version)
  await expect(downloadToFile(`${origin}/halved`, file, { ...options, onVersion })).rejects.toThrow(/broke off/)
  expect(fs.readFileSync(file, 'utf8')).toBe('id;name\n1;')
  const [begun] = versions as [{ etag: string; lastModified: undefined }]
  await downloadToFile(`${origin}/halved`, file, { ...options, begun })
  expect(fs.readFileSync(file, 'utf8')).toBe('id;name\n1;A\n2;B\n')
  await downloadToFile(`${origin}/file`, file, { ...options, begun })
  expect(fs.readFileSync(file, 'utf8')).toBe('id;name\n1;A\n')
})

test.each([
  [401, /asks for a login/],
  [403, /refuses this program/],
  [429, /refuses so many requests/],
  [500, /status 500/],
])('names a refusal by status %i', async (status, message) => {
  await expect(downloadToFile(`${origin}/status/${status}`, file, options)).rejects.toMatchObject({
    message: expect.stringMatching(message),
    status,
  })
})

test('names itself as it is told to', async () => {
  await downloadToFile(`${origin}/agent`, file, { ...options, userAgent: 'Mozilla/5.0 (compatible; Aulario/1.0.0)' })
  expect(fs.readFileSync(file, 'utf8')).toBe('Mozilla/5.0 (compatible; Aulario/1.0.0)')
})

test('gives up when the time is over', async () => {
  await expect(downloadToFile(`${origin}/silent`, file, { limits: { bytes: 1000, ms: 50 } })).rejects.toThrow(
    /longer than 0.05 seconds/,
  )
})

test('refuses other protocols', async () => {
  await expect(downloadToFile('file:///etc/passwd', file, options)).rejects.toMatchObject({
    message: expect.stringMatching(/not an http or https address/),
    problem: { code: 'not_taken', address: 'file:///etc/passwd' },
  })
})

test('a redirect to what is no address is told', async () => {
  await expect(downloadToFile(`${origin}/to?${encodeURIComponent('http://[')}`, file, options)).rejects.toMatchObject({
    message: expect.stringMatching(/leads to an address that is none/),
    problem: { code: 'not_taken', address: 'http://[' },
  })
})

test('reports that no server listens', async () => {
  await expect(downloadToFile('http://127.0.0.1:1/x', file, options)).rejects.toThrow(/cannot be reached/)
})

test('follows an endless chain of redirects for a few steps only', async () => {
  await expect(downloadToFile(`${origin}/round`, file, options)).rejects.toMatchObject({
    message: expect.stringMatching(/without end/),
    problem: { code: 'endless', host: `127.0.0.1:${port}` },
  })
  expect(asked).toHaveLength(6)
})

/** @param answers answers of the name server in their order; the last one is repeated */
function guarded(...answers: string[][]) {
  const resolve = async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? []
  return { ...options, guard: { resolve, isAllowed: (address: string) => address === PUBLIC, ports: [port] } }
}
const at = (path: string, host = 'register.example') => `http://${host}:${port}${path}`

test('reaches an allowed address, even through a redirect by name', async () => {
  await downloadToFile(at(`/to?${encodeURIComponent(at('/file', 'other.example'))}`), file, guarded([PUBLIC]))
  expect(asked.every((place) => place.startsWith(PUBLIC))).toBe(true)
  expect(fs.readFileSync(file, 'utf8')).toContain('id;name')
})

test.each([
  ['a name of this machine', () => at('/file'), [['127.0.0.1']], []],
  ['a name with one address too many', () => at('/file'), [[PUBLIC, '127.0.0.1']], []],
  ['this machine itself', () => at('/file', '127.0.0.1'), [[PUBLIC]], []],
  ['a redirect to this machine', () => at(`/to?${encodeURIComponent(at('/file', '127.0.0.1'))}`), [[PUBLIC]], ['/to']],
  // The name server changes its answer between the first connection and the next.
  ['a name that moves', () => at(`/to?${encodeURIComponent(at('/file'))}`), [[PUBLIC], ['127.0.0.1']], ['/to']],
])('%s is not reached', async (_what, address, answers, reached) => {
  await expect(downloadToFile(address(), file, guarded(...answers))).rejects.toThrow(/of the public internet/)
  expect(asked.map((place) => place.replace(/\?.*/, ''))).toEqual(reached.map((path) => PUBLIC + path))
})

test('connects to exactly the address that was checked: the name server is asked once per connection', async () => {
  const options = guarded([PUBLIC], ['127.0.0.1'])
  await downloadToFile(at('/file'), file, options)
  expect(asked).toEqual([`${PUBLIC}/file`])
})

test('another port and another protocol are not reached by redirect', async () => {
  const elsewhere = encodeURIComponent(`http://register.example:${port + 1}/file`)
  await expect(downloadToFile(at(`/to?${elsewhere}`), file, guarded([PUBLIC]))).rejects.toThrow(/Port \d+ is not taken/)
  const local = encodeURIComponent('file:///etc/passwd')
  await expect(downloadToFile(at(`/to?${local}`), file, guarded([PUBLIC]))).rejects.toThrow(/not an http or https/)
})

test('a version that the caller has is not sent again, whichever mark the server knows it by', async () => {
  const address = `${origin}/versioned`
  const { validators } = await downloadToFile(address, file, options)
  expect(validators).toEqual({ etag: '"b"', lastModified: 'Wed, 08 Apr 2026 20:34:00 GMT' })
  fs.writeFileSync(file, 'kept')
  for (const known of [validators, { ...validators, etag: undefined }, { ...validators, lastModified: undefined }])
    expect(await downloadToFile(address, file, { ...options, known })).toMatchObject({ isUnchanged: true, validators })
  expect(fs.readFileSync(file, 'utf8')).toBe('kept')
  const old = { etag: '"a"', lastModified: undefined }
  expect(await downloadToFile(address, file, { ...options, known: old })).toMatchObject({ isUnchanged: false })
  expect(fs.readFileSync(file, 'utf8')).toBe('new')
})

test('a server that says unchanged without having been told of a version is refused', async () => {
  await expect(downloadToFile(`${origin}/always-unchanged`, file, options)).rejects.toThrow('status 304')
})
