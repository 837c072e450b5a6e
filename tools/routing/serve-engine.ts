import { createServer, type IncomingMessage, type Server } from 'node:http'
import { readSettings } from './build-tiles.ts'
import { loadEngine } from './engine-package.ts'

const ACTIONS = { '/status': 'status', '/sources_to_targets': 'matrix', '/isochrone': 'isochrone' } as const
/** Two hundred schools have 10 kB. */
const MAX_BODY_BYTES = 100_000
/** Valhalla's code for a place that no street is near. */
const NO_STREET = 171

/** Serves the installed engine as Valhalla's own service does, on this machine only; no request leaves a line. */
export async function serveEngine(folder: string, port: number): Promise<Server> {
  const { Actor } = loadEngine(folder)
  const actor = new Actor(readSettings(folder))
  const server = createServer(async (request, response) => {
    const action = ACTIONS[(request.url ?? '').split('?')[0] as keyof typeof ACTIONS]
    const send = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    const body = action && (await readBody(request))
    if (!action || body === undefined) return void send(action ? 413 : 404, '{"error":"not served"}')
    try {
      send(200, await actor[action](body || '{}'))
    } catch (error) {
      const text = (error as Error).message
      const code = text.includes('No suitable edges') ? NO_STREET : 0
      send(400, JSON.stringify({ error_code: code, error: text, status_code: 400 }))
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return server
}

/** Returns undefined for a body that is too long, or that ends early. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request) {
      size += (part as Buffer).length
      if (size > MAX_BODY_BYTES) return undefined
      parts.push(part as Buffer)
    }
  } catch {
    return undefined
  }
  return Buffer.concat(parts).toString()
}
