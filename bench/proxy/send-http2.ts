import { connect } from 'node:tls'
import type { Frames } from './http2-shapes.ts'

const QUIET_MS = 1000
const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'
const TYPE = { data: 0, headers: 1, reset: 3, settings: 4, goAway: 7 } as const
const END_STREAM = 1
const END_HEADERS = 4

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9)
  head.writeUIntBE(payload.length, 0, 3)
  head.writeUInt8(type, 3)
  head.writeUInt8(flags, 4)
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, payload])
}

/** Returns an HPACK string literal (RFC 7541, section 5.2), without checking what a header may contain. */
function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'latin1')
  if (bytes.length < 127) return Buffer.from([bytes.length, ...bytes])
  const rest = bytes.length - 127
  const length = rest < 128 ? [rest] : [(rest & 127) | 128, rest >> 7]
  return Buffer.from([127, ...length, ...bytes])
}

/** Returns headers without HPACK indexing (section 6.2.2). */
const headerBlock = (headers: [string, string][]) =>
  Buffer.concat(headers.flatMap(([name, value]) => [Buffer.from([0]), text(name), text(value)]))

/** Yields what the other side sent on stream 1, in order. */
function* said(bytes: Buffer): Generator<string> {
  for (let at = 0; at + 9 <= bytes.length; ) {
    const [length, type] = [bytes.readUIntBE(at, 3), bytes.readUInt8(at + 3)]
    const payload = bytes.subarray(at + 9, at + 9 + length)
    if (type === TYPE.headers) yield 'answered'
    if (type === TYPE.reset && payload.length >= 4) yield `reset ${payload.readUInt32BE(0)}`
    if (type === TYPE.goAway && payload.length >= 8) yield `sent away ${payload.readUInt32BE(4)}`
    at += 9 + length
  }
}

/**
 * Sends one HTTP/2 request over TLS frame by frame, because libraries refuse to write hostile ones.
 *
 * @returns what was sent in reply; an empty list if nothing was
 */
export function sendHttp2(port: number, { headers, body }: Frames): Promise<string[]> {
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const ALPNProtocols = ['h2']
    const socket = connect({
      port,
      host: '127.0.0.1',
      servername: 'localhost',
      ALPNProtocols,
      rejectUnauthorized: false,
    })
    const end = () => {
      socket.destroy()
      resolve([...said(Buffer.concat(received))])
    }
    socket.setTimeout(QUIET_MS, end)
    socket.on('data', (part) => received.push(part))
    socket.on('error', end)
    socket.on('close', end)
    socket.on('secureConnect', () => {
      socket.write(PREFACE)
      socket.write(frame(TYPE.settings, 0, 0, Buffer.alloc(0)))
      const flags = END_HEADERS | (body === undefined ? END_STREAM : 0)
      socket.write(frame(TYPE.headers, flags, 1, headerBlock(headers)))
      if (body !== undefined) socket.write(frame(TYPE.data, END_STREAM, 1, Buffer.from(body)))
    })
  })
}
