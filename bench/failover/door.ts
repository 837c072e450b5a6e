import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An address that leads to whichever server is the primary, as a virtual address or HAProxy does. */
export type Door = { port: number; leadTo: (port: number | undefined) => void; close: () => void }

/** @param port of the first primary */
export async function openDoor(port: number): Promise<Door> {
  let target: number | undefined = port
  const open = new Set<Socket>()
  const server = createServer((inside) => {
    if (target === undefined) return void inside.destroy()
    const outside = connect(target, '127.0.0.1')
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
