// Shows what Caddy with the directives of deploy/Caddyfile does while no process answers: npm run bench -- away. Needs
// Debian's package caddy. A stand-in for the program goes away and comes back; each line shows a request and its
// answer.
import fs from 'node:fs'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/run-program.ts'
import { assertInstalled, startCaddy } from './start-caddy.ts'

const AWAY_MS = 3000
const port = Number(await freePort())
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-away-'))
let breaks = false
let taken: string[] = []
const faults: string[] = []

function start(): Promise<Server> {
  const server = createServer((request, response) => {
    let bytes = 0
    request.on('data', (part: Buffer) => (bytes += part.length))
    request.on('end', () => {
      if (request.url === '/healthz') return void response.end('{}')
      taken.push(`${request.method} ${request.url} ${bytes}`)
      if (breaks) request.socket.destroy()
      else response.end('taken')
    })
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

const stop = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })

function expectEqual(what: string, found: unknown, wanted: unknown): void {
  const isSame = JSON.stringify(found) === JSON.stringify(wanted)
  console.log(`${isSame ? 'good' : 'NOT GOOD'}  ${what}: ${JSON.stringify(found)}`)
  if (!isSame) faults.push(what)
}

assertInstalled('caddy')
let server = await start()
const caddy = await startCaddy(`http://127.0.0.1:${port}`, folder, Number(await freePort()))
const ask = (to: string, options: RequestInit = {}) => fetch(`http://localhost:${caddy.port}${to}`, options)
const send = (to: string, bytes: number) => ask(to, { method: 'POST', body: 'x'.repeat(bytes) })

async function shown(to: string, options: RequestInit) {
  const answer = await ask(to, options)
  const names = ['retry-after', 'cache-control', 'x-robots-tag', 'content-language', 'content-type']
  const text = await answer.text()
  return [answer.status, ...names.map((name) => answer.headers.get(name)), /<html lang="(..)">/.exec(text)?.[1] ?? text]
}

try {
  await stop(server)
  const page = (language: string) =>
    [502, '30', 'no-store', 'noindex', language, 'text/html; charset=utf-8', language] as const
  const json = `{"type":"about:blank","title":"The site does not answer at the moment.","status":502}`
  await Promise.all(
    [
      ['/', { headers: { 'accept-language': 'nl,fr-CH;q=0.8,de' } }, page('fr')],
      ['/', { headers: { 'accept-language': 'nl' } }, page('de')],
      ['/it/results?q=x', { headers: { 'accept-language': 'en' } }, page('it')],
      ['/es', { headers: { range: 'bytes=0-9', 'if-none-match': '*' } }, page('es')],
      ['/en/contact', { method: 'POST', body: 'message=x' }, page('en')],
      ['/api/v1/schools', {}, [502, '30', 'no-store', 'noindex', null, 'application/problem+json', json]],
    ].map(async ([to, options, wanted]) =>
      expectEqual(`${to} while away`, await shown(to as string, options as RequestInit), wanted),
    ),
  )

  taken = []
  const sent = [send('/contact', 20), send('/dashboard/media', 5_000_000), ask('/results')]
  await sleep(AWAY_MS)
  server = await start()
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expectEqual('sent while away, answered when it is back', statuses, [200, 200, 200])
  expectEqual('each arrived once', taken.sort(), [
    'GET /results 0',
    'POST /contact 20',
    'POST /dashboard/media 5000000',
  ])

  taken = []
  breaks = true
  expectEqual('a form whose process ends in the middle', (await send('/order', 20)).status, 502)
  expectEqual('is not sent again', taken, ['POST /order 20'])
} finally {
  caddy.stop()
  await stop(server)
  fs.rmSync(folder, { recursive: true, force: true })
}
process.exitCode = faults.length > 0 ? 1 : 0
