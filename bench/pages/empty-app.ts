import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectDir } from '#db/open-database.ts'
import type { RunningServer } from '../load/server.ts'

/** The smallest possible React Router application: one route with one element, rendered as a whole. */
const FILES = {
  'package.json': '{ "type": "module" }',
  'vite.config.js': `import { reactRouter } from '@react-router/dev/vite'
export default { plugins: [reactRouter()] }`,
  'app/root.jsx': `import { Outlet, Scripts } from 'react-router'
export default function Root() {
  return <html lang="en"><head><title>Empty</title></head><body><Outlet /><Scripts /></body></html>
}`,
  'app/routes.js': `import { index } from '@react-router/dev/routes'
export default [index('empty.jsx')]`,
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
  'server.js': `import { serve } from '@hono/node-server'
import { createRequestHandler } from 'react-router'
const handler = createRequestHandler(await import('./build/server/index.js'), 'production')
serve({ fetch: (request) => handler(request), hostname: '127.0.0.1', port: Number(process.env.PORT) }, () => console.log('ready'))`,
}

/**
 * Builds and starts an application of the same framework with an empty page, uncompressed and without anything around
 * it: the minimum cost of router and React.
 *
 * @throws Error if it cannot be built or does not start
 */
export async function startEmptyApp(port: number): Promise<RunningServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-empty-app-'))
  for (const [name, content] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'))
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port) }
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  const built = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { cwd: folder, env })
  if (built.status !== 0) {
    remove()
    throw new Error(`The empty application cannot be built: ${built.stderr}`)
  }
  const child = spawn(process.execPath, ['server.js'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    remove()
  }
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (child.exitCode !== null) {
    remove()
    throw new Error('The empty application did not start: is its port free?')
  }
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
}
