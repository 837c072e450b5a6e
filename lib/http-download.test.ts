import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadToFile } from './http-download.ts'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'download-'))
const file = path.join(dir, 'file')
const limits = { bytes: 1000, ms: 2000 }
let origin = ''

const server = http.createServer((request, response) => {
  if (request.url === '/file') {
    response.setHeader('last-modified', 'Wed, 08 Apr 2026 20:34:00 GMT')
    response.end('id;name\n1;A\n')
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
  } else if (request.url === '/large') {
    response.end('x'.repeat(1001))
  } else if (request.url !== '/silent') {
    response.writeHead(404).end('no')
  }
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  fs.rmSync(dir, { recursive: true })
})

test('saves what the address answers, through a redirect, with the day of its last change', async () => {
  expect(await downloadToFile(`${origin}/moved`, file, limits)).toEqual({ modified: '2026-04-08' })
  expect(fs.readFileSync(file, 'utf8')).toBe('id;name\n1;A\n')
})

test.each([
  ['/missing', /status 404/],
  ['/large', /larger than 1000 bytes/],
  ['/endless', /larger than 1000 bytes/],
  ['/cut', /cannot be reached or broke off/],
])('refuses %s', async (url, message) => {
  await expect(downloadToFile(origin + url, file, limits)).rejects.toThrow(message)
})

test('gives up when the time is over', async () => {
  await expect(downloadToFile(`${origin}/silent`, file, { bytes: 1000, ms: 50 })).rejects.toThrow(
    /longer than 0.05 seconds/,
  )
})

test('refuses other protocols', async () => {
  await expect(downloadToFile('file:///etc/passwd', file, limits)).rejects.toThrow(/not an http or https address/)
})

test('says when nobody listens', async () => {
  await expect(downloadToFile('http://127.0.0.1:1/x', file, limits)).rejects.toThrow(/cannot be reached/)
})
