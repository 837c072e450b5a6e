// Sends requests that two programs in a row may read differently, to the built program and through Caddy with the
// directives of deploy/Caddyfile: npm run bench:proxy. Fails if one of them counts as more than one request.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestServer } from '#db/testing/test-server.ts'
import { freePort, runProgram } from '#server/testing/run-program.ts'
import { sendHttp2, sendRaw } from './send.ts'
import { HIDDEN, HTTP2_HEADERS, MEANT, SHAPES } from './shapes.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-proxy-'))

async function startCaddy(program: string) {
  const port = Number(await freePort())
  const site = fs
    .readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^aulario\.example/m, `http://localhost:${port}, http://127.0.0.1:${port}, http://evil.example:${port}`)
    .replace('127.0.0.1:3000', new URL(program).host.replace('localhost', '127.0.0.1'))
  const options = '{\n\tadmin off\n\tauto_https off\n\tservers {\n\t\tprotocols h1 h2c\n\t}\n}\n'
  const file = path.join(folder, 'Caddyfile')
  fs.writeFileSync(file, options + site)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { port, stop: () => child.kill() }
    await sleep(100)
  }
  child.kill()
  throw new Error('Caddy does not answer.')
}

/** Paths of the requests that the program has logged since a place in its output. */
function pathsSince(output: string, start: number): string[] {
  const lines = output
    .slice(start)
    .split('\n')
    .filter((line) => line.startsWith('{'))
  return lines.map((line) => (JSON.parse(line) as { path?: string }).path ?? '').filter((each) => each !== '/readyz')
}

async function main() {
  const { server, template, stop } = await startTestServer()
  const databases = { DATABASE_URL: server.url('aulario', template), DATABASE_OWNER_URL: server.ownerUrl(template) }
  const places = { OUTBOX_DIR: path.join(folder, 'outbox'), FILES_DIR: path.join(folder, 'files') }
  const settings = { NODE_ENV: 'production', SAMPLES: 'false', PORT: '0', LOG_LEVEL: 'info', TRUST_PROXY: '1' }
  const program = await runProgram('server/main.ts', { ...settings, ...databases, ...places })
  const caddy = await startCaddy(program.origin)
  let sent = 0
  let failed = 0
  const judge = async (name: string, send: () => Promise<unknown>) => {
    const start = program.printed().length
    const answer = await send()
    await sleep(100)
    const paths = pathsSince(program.printed(), start)
    const isRight = paths.length <= 1 && !paths.includes(HIDDEN)
    sent += 1
    if (!isRight) failed += 1
    console.log(
      `${isRight ? 'ok    ' : 'FAILED'} ${name}: ${String(answer) || 'closed'}${paths.length ? `, seen ${paths}` : ''}`,
    )
  }
  try {
    const direct = Number(new URL(program.origin).port)
    for (const [way, port] of [
      ['direct', direct],
      ['caddy', caddy.port],
    ] as const)
      for (const { name, bytes } of SHAPES) await judge(`${way}: ${name}`, () => sendRaw(port, bytes))
    for (const headers of HTTP2_HEADERS)
      await judge(`HTTP/2: ${JSON.stringify(headers).slice(0, 90)}`, () => sendHttp2(caddy.port, headers))
  } finally {
    caddy.stop()
    await program.kill()
    await stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  console.log(`${sent} shapes sent for ${MEANT}, ${failed} read as more than one request`)
  process.exitCode = failed === 0 ? 0 : 1
}

if (spawnSync('caddy', ['version']).error) {
  console.log(
    'Caddy is not installed, so nothing was tried: install it (Debian: apt-get install caddy) and start again.',
  )
  process.exitCode = 1
} else await main()
