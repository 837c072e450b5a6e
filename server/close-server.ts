import { once } from 'node:events'
import type { Server } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that running requests get to end once the program is told to stop. */
const STOP_GRACE_MS = 5000
/** Milliseconds that idle connections get for a request that is on its way. */
const IDLE_GRACE_MS = 3000

type Closing = {
  /**
   * Whether another process accepts connections from now on: then idle connections are told to end with their next
   * answer, because a request may be on its way that would fail if they were just closed.
   */
  hasSuccessor: boolean
  /** Ends requests that would otherwise last as long as the program. */
  endLongRequests: () => unknown
}

/** Ends a server: it accepts no more connections, and running requests get five seconds. */
export async function closeServer(server: Server, { hasSuccessor, endLongRequests }: Closing): Promise<void> {
  const closed = once(server, 'close')
  if (hasSuccessor) {
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    // Unlike that of node:http, it leaves idle connections open.
    net.Server.prototype.close.call(server)
  } else server.close()
  await endLongRequests()
  if (hasSuccessor) await Promise.race([closed, sleep(IDLE_GRACE_MS, undefined, { ref: false })])
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS).unref()
  await closed
}
