import { once } from 'node:events'
import type { Server } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that running requests get to finish once the program is told to stop. */
const STOP_GRACE_MS = 5000
/** Milliseconds that idle connections get for a request already on its way. */
const IDLE_GRACE_MS = 3000

type Closing = {
  /**
   * Whether another process takes over new connections: idle connections are then told to close with their next answer,
   * because simply closing them could fail a request already on its way.
   */
  hasSuccessor: boolean
  /** Ends requests that would otherwise last as long as the program. */
  endLongRequests: () => unknown
}

/** Closes a server: it accepts no more connections, and running requests get five seconds. */
export async function closeServer(server: Server, { hasSuccessor, endLongRequests }: Closing): Promise<void> {
  const closed = once(server, 'close')
  if (hasSuccessor) {
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    // Unlike the `close` of node:http, it leaves idle connections open.
    net.Server.prototype.close.call(server)
  } else server.close()
  await endLongRequests()
  if (hasSuccessor) await Promise.race([closed, sleep(IDLE_GRACE_MS, undefined, { ref: false })])
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS).unref()
  await closed
}
