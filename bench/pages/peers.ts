import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectDir } from '#db/open-database.ts'
import { freePort } from '#server/testing/run-program.ts'
import type { RunningServer } from '../load/server.ts'
import { honoSource, type PageParts, reactSource, stringSource } from './page-tree.ts'

/** An application of the same framework with nothing around it: one route with one element, and one for each page. */
const REACT_ROUTER = {
  'package.json': '{ "type": "module" }',
  'vite.config.js': `import { reactRouter } from '@react-router/dev/vite'
export default { plugins: [reactRouter()] }`,
  'app/root.jsx': `import { Outlet, Scripts } from 'react-router'
export default function Root() {
  return <html lang="en"><head><title>Page</title></head><body><Outlet /><Scripts /></body></html>
}`,
  'app/empty.jsx': 'export default function Empty() { return <p>Nothing</p> }',
  'app/entry.client.jsx': `import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
hydrateRoot(document, <HydratedRouter />)`,
  'app/entry.server.jsx': `import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
export default function handleRequest(request, status, headers, context) {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: async () => {
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(await buffer(stream.pipe(new PassThrough())), { status, headers }))
      },
      onShellError: reject,
    })
  })
}`,
}

/** Pages are compressed as the program compresses them. */
const ANSWER = `import zlib from 'node:zlib'
export const compressed = (body) => {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 3, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  return new Response(zlib.brotliCompressSync(body, { params }), { headers })
}`

const REACT_ROUTER_SERVER = `import { serve } from '@hono/node-server'
import { createRequestHandler } from 'react-router'
import { compressed } from './answer.js'
const handler = createRequestHandler(await import('./build/server/index.js'), 'production')
const fetch = async (request) => {
  const response = await handler(request)
  return new URL(request.url).pathname === '/' ? response : compressed(Buffer.from(await response.arrayBuffer()))
}
serve({ fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () => console.log('ready'))`

const reactRoute = ({ tree, texts }: PageParts) => `import { jsx, jsxs } from 'react/jsx-runtime'
import { useLoaderData } from 'react-router'
export const loader = () => ({ texts: ${JSON.stringify(texts)} })
export default function Page() {
  const { texts: d } = useLoaderData()
  return ${reactSource(typeof tree === 'number' ? tree : { ...tree, tag: 'div' })}
}`

const others = (pages: Record<string, PageParts>) => `import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { jsx } from 'hono/jsx'
import { compressed } from './answer.js'
const UNSAFE = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const e = (text) => text.replace(/[&<>"']/g, (one) => UNSAFE[one])
const app = new Hono()
${Object.entries(pages)
  .map(
    ([name, { tree, texts }]) => `const ${name} = ${JSON.stringify(texts)}
const ${name}Hono = (d) => ${honoSource(tree)}
const ${name}String = (d) => \`<!DOCTYPE html><html lang="en"><head><title>Page</title></head>${stringSource(tree)}</html>\`
app.get('/hono/${name}', () => compressed(Buffer.from(String(${name}Hono(${name})))))
app.get('/string/${name}', () => compressed(Buffer.from(${name}String(${name}))))`,
  )
  .join('\n')}
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () => console.log('ready'))`

/** The servers beside which the program is measured; the first one also has an empty page at \`/\`. */
export type Peers = { reactRouter: RunningServer; others: RunningServer; stop: () => Promise<void> }

/**
 * Builds and starts servers that make the same pages with nothing around them, from texts that are in their memory: an
 * application of the same framework (`/list`), and one with Hono's JSX (`/hono/list`) and template strings
 * (`/string/list`). All compress their pages as the program does.
 *
 * @param pages by the name in their addresses
 * @throws Error if one cannot be built or does not start
 */
export async function startPeers(pages: Record<string, PageParts>): Promise<Peers> {
  const names = Object.keys(pages)
  const routes = names.map((name) => `route('${name}', '${name}.jsx')`)
  const files = {
    ...REACT_ROUTER,
    'answer.js': ANSWER,
    'app/routes.js': `import { index, route } from '@react-router/dev/routes'
export default [${["index('empty.jsx')", ...routes].join(', ')}]`,
    ...Object.fromEntries(names.map((name) => [`app/${name}.jsx`, reactRoute(pages[name]!)])),
    'server.js': REACT_ROUTER_SERVER,
    'others.js': others(pages),
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-peers-'))
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'))
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { cwd: folder, env })
  if (built.status !== 0) {
    remove()
    throw new Error(`The peers cannot be built: ${built.stderr}`)
  }
  const running: RunningServer[] = []
  const stop = async () => {
    for (const one of running) await one.stop()
    remove()
  }
  try {
    for (const script of ['server.js', 'others.js']) running.push(await start(folder, script))
  } catch (error) {
    await stop()
    throw error
  }
  return { reactRouter: running[0]!, others: running[1]!, stop }
}

async function start(folder: string, script: string): Promise<RunningServer> {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production', PORT: port }
  const child = spawn(process.execPath, [script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error(`The peer ${script} did not start.`)
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
}
