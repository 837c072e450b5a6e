import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/run-program.ts'

/** Caddy in front of the program; `read` lists the requests that it has read, as it understood them. */
export type Caddy = { port: number; tlsPort: number; read: () => string[]; stop: () => void }

/** Ends the benchmark if a program that it needs is missing. */
export function assertInstalled(...programs: string[]): void {
  const missing = programs.filter((name) => spawnSync(name, ['-version']).error)
  if (missing.length === 0) return
  console.log(`Nothing was tried: install ${missing.join(' and ')} (Debian: apt-get install) and start again.`)
  process.exit(1)
}

/**
 * Starts Caddy with the directives of deploy/Caddyfile, without and with TLS.
 *
 * @param program its origin
 * @param tlsPort the port for connections with TLS
 * @throws Error when Caddy does not answer within ten seconds
 */
export async function startCaddy(program: string, folder: string, tlsPort: number): Promise<Caddy> {
  const port = Number(await freePort())
  const log = path.join(folder, 'caddy.log')
  const names = ['localhost', '127.0.0.1', 'evil.example']
  const addresses = [
    ...names.map((name) => `http://${name}:${port}`),
    ...names.map((name) => `https://${name}:${tlsPort}`),
  ]
  const site = fs
    .readFileSync('deploy/Caddyfile', 'utf8')
    .replace('{$DOMAIN:aulario.example} {', `${addresses.join(', ')} {\n\tlog`)
    .replaceAll('127.0.0.1:3000', new URL(program).host.replace('localhost', '127.0.0.1'))
    .replace('/opt/aulario/current/deploy/away', path.resolve('deploy/away'))
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'auto_https disable_redirects',
    `log {\n\t\toutput file ${log}\n\t}`,
    'servers {\n\t\tprotocols h1 h2 h2c\n\t}',
  ]
  const file = path.join(folder, 'Caddyfile')
  fs.writeFileSync(file, `{\n\t${options.join('\n\t')}\n}\n${site}`)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  const stop = () => void child.kill()
  for (let tries = 0; tries < 100; tries++) {
    if (await answers(port)) return { port, tlsPort, read: () => requestsIn(log), stop }
    await sleep(100)
  }
  stop()
  throw new Error('Caddy does not answer.')
}

type Line = { logger?: string; request?: { method: string; uri: string } }

const answers = (port: number) =>
  fetch(`http://localhost:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

function requestsIn(log: string): string[] {
  const lines = fs.readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const { logger, request } = JSON.parse(line) as Line
    return logger?.startsWith('http.log.access') && request ? [`${request.method} ${request.uri}`] : []
  })
}
