// Sends requests that two programs in a chain may read differently, to the built program and through Caddy with the
// directives of deploy/Caddyfile: npm run bench -- proxy. What counts is what Node's parser passed to the program:
// without a proxy at most one request, behind Caddy none that Caddy itself did not read.
import fs from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestServer } from '#db/testing/test-server.ts'
import { freePort, runProgram } from '#server/testing/run-program.ts'
import { HTTP2_SHAPES } from './http2-shapes.ts'
import { sendHttp2 } from './send-http2.ts'
import { HIDDEN, MEANT, SHAPES } from './shapes.ts'
import { assertInstalled, type Caddy, startCaddy } from './start-caddy.ts'

const QUIET_MS = 1000

/** Sends bytes unchanged and waits until nothing more arrives. @returns status lines of all answers */
function sendRaw(port: number, bytes: string): Promise<string[]> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    const end = () => {
      socket.destroy()
      resolve([...answer.matchAll(/^HTTP\/1\.\d (\d{3})/gm)].map(([, status]) => status!))
    }
    socket.setTimeout(QUIET_MS, end)
    socket.on('data', (part) => {
      answer += part.toString('latin1')
    })
    socket.on('error', end)
    socket.on('close', end)
  })
}

const LOG_MS = 3000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-proxy-'))

/** Normalises method and path: Caddy writes an absolute target as a path, and a space as %20. */
function plain(request: string): string {
  const at = request.indexOf(' ')
  return request.slice(0, at + 1) + (URL.parse(request.slice(at + 1), 'http://localhost')?.pathname ?? '')
}

/** Returns the requests that the shapes caused, in order; without those of Caddy and of this program's checks. */
const ofShapes = (requests: string[]) =>
  requests.map(plain).filter((each) => !/ \/(readyz|healthz|canary-\d+)$/.test(each))
const arrived = (output: string) => [...output.matchAll(/^arrived (\S+ .*)$/gm)].map(([, request]) => request!)

/** Whether the few occur among the many, in the same order. */
function isPartOf(few: string[], many: string[]): boolean {
  let at = 0
  for (const one of many) if (one === few[at]) at++
  return at === few.length
}

async function waitUntil(isSo: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < LOG_MS && !isSo(); waited += 50) await sleep(50)
  return isSo()
}

async function main() {
  const { server, template, stop } = await startTestServer()
  const databases = { DATABASE_URL: server.url('aulario', template), DATABASE_OWNER_URL: server.ownerUrl(template) }
  const places = { OUTBOX_DIR: path.join(folder, 'outbox'), FILES_DIR: path.join(folder, 'files') }
  const settings = { NODE_ENV: 'production', SAMPLES: 'false', PORT: '0', TRUST_PROXY: '1' }
  const NODE_OPTIONS = '--import ./bench/proxy/report-requests.ts'
  const program = await runProgram('server/start.js', { ...settings, ...databases, ...places, NODE_OPTIONS })
  const caddy = await startCaddy(program.origin, folder, Number(await freePort()))
  const direct = Number(new URL(program.origin).port)
  let sent = 0
  let failed = 0

  /** A separate request along the same route comes last: once it has been reported, so have all earlier ones. */
  async function judge(way: string, name: string, port: number, send: () => Promise<string[]>, proxy?: Caddy) {
    const before = { program: arrived(program.printed()).length, proxy: proxy?.read().length ?? 0 }
    const answers = await send()
    const canary = `/canary-${++sent}`
    await fetch(`http://127.0.0.1:${port}${canary}`)
    const got = () => arrived(program.printed()).slice(before.program)
    const passed = () => proxy?.read().slice(before.proxy) ?? []
    const isTold = await waitUntil(
      () => got().includes(`GET ${canary}`) && (!proxy || passed().includes(`GET ${canary}`)),
    )
    const isSafe = () =>
      proxy
        ? isPartOf(ofShapes(got()), ofShapes(passed()))
        : ofShapes(got()).length <= 1 && !ofShapes(got()).some((each) => each.includes(HIDDEN))
    // Caddy reports a request when it has ended, the program when it begins.
    const isRight = isTold && (await waitUntil(isSafe))
    if (!isRight) failed += 1
    const row = [way, name, answers.join(', ') || 'closed', proxy ? ofShapes(passed()).join(', ') || '–' : '']
    console.log(`${isRight ? 'ok' : 'FAILED'} | ${row.join(' | ')} | ${ofShapes(got()).join(', ') || '–'}`)
  }

  try {
    console.log('  | way | shape | answer | read by Caddy | read by the program')
    for (const { name, bytes } of SHAPES) await judge('direct', name, direct, () => sendRaw(direct, bytes))
    for (const { name, bytes } of SHAPES)
      await judge('Caddy', name, caddy.port, () => sendRaw(caddy.port, bytes), caddy)
    for (const { name, ...frames } of HTTP2_SHAPES)
      await judge('Caddy, HTTP/2', name, caddy.port, () => sendHttp2(caddy.tlsPort, frames), caddy)
  } finally {
    caddy.stop()
    await program.kill()
    await stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  console.log(`${sent} shapes sent for ${MEANT}, ${failed} read differently`)
  process.exitCode = failed === 0 ? 0 : 1
}

assertInstalled('caddy')
await main()
