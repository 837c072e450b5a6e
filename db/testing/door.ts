import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'

/** Where a PostgreSQL server listens: a port of this machine, or a socket. */
type Server = { port: number } | { path: string }

/**
 * An address that leads to a PostgreSQL server, like a virtual IP address or HAProxy, and can be redirected to another
 * one, or shut, while connections are open.
 */
export type Door = { port: number; leadTo: (server: Server | undefined) => void; close: () => void }

/** @param to the server it leads to at first */
export async function openDoor(to: Server): Promise<Door> {
  let target: Server | undefined = to
  const open = new Set<Socket>()
  const server = createServer((inside) => {
    if (target === undefined) return void inside.destroy()
    const outside = connect({ host: '127.0.0.1', ...target })
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          open.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (next) => {
      target = next
      cut()
    },
    close: () => {
      server.close()
      cut()
    },
  }
}

/** Returns the server's socket that a connection string names by its folder. */
export const socketOf = (url: URL): Server => ({ path: path.join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432') })
