import net from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../../testing/run-program.ts'

// Connections that never finish what they begin, from this machine, bounded in number.
const IDLE = 600
const HEALTH_CHECKS = 20

let program: Program
const sockets: net.Socket[] = []
beforeAll(async () => {
  program = await runBuiltProgram({ SAMPLES: 'false', PORT: await freePort(), TRUST_PROXY: '1' })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await program.kill()
})

/** Opens a connection that sends a text and then nothing. @returns whether the program has ended it */
async function idle(text: string): Promise<() => boolean> {
  const { port, hostname } = new URL(program.origin)
  const socket = net.connect({ port: Number(port), host: hostname === 'localhost' ? '127.0.0.1' : hostname })
  sockets.push(socket)
  let isEnded = false
  for (const event of ['end', 'close', 'error'] as const) socket.on(event, () => (isEnded = true))
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.resume()
  if (text) socket.write(text)
  return () => isEnded
}

test('six hundred unfinished requests of many addresses are ended, others are answered and kept', async () => {
  // Browsers keep a connection after an answer: it is no unfinished request, and stays for a minute.
  const isKeptEnded = await idle('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const starts = ['GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'P', '']
  const all = await Promise.all(
    Array.from({ length: IDLE }, (_, at) =>
      idle(starts[at % starts.length]!.replace('X-Slow', `X-Forwarded-For: 198.51.100.${at % 250}\r\nX-Slow`)),
    ),
  )
  for (let check = 0; check < HEALTH_CHECKS; check++)
    expect((await fetch(`${program.origin}/healthz`)).status).toBe(200)
  await eventually(() => expect(all.filter((isEnded) => !isEnded())).toHaveLength(0))
  expect(isKeptEnded()).toBe(false)
  expect((await fetch(`${program.origin}/healthz`)).status).toBe(200)
})
