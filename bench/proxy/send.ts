import http2 from 'node:http2'
import { connect } from 'node:net'
import { HIDDEN } from './shapes.ts'

const QUIET_MS = 1000

/** Sends bytes as they are and waits until nothing more comes. @returns status lines of all answers */
export function sendRaw(port: number, bytes: string): Promise<string[]> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    const end = () => {
      socket.destroy()
      resolve([...answer.matchAll(/^HTTP\/1\.\d (\d{3})/gm)].map(([, status]) => status!))
    }
    socket.setTimeout(QUIET_MS, end)
    socket.on('data', (part) => {
      answer += part.toString('latin1')
    })
    socket.on('error', end)
    socket.on('close', end)
  })
}

/** Sends one request of HTTP/2 without TLS, with a hidden request as its body. @returns its status, or why there is none */
export function sendHttp2(port: number, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const session = http2.connect(`http://127.0.0.1:${port}`)
    const end = (outcome: string) => {
      session.destroy()
      resolve(outcome)
    }
    session.on('error', (error) => end(error.message))
    setTimeout(() => end('no answer'), 5 * QUIET_MS).unref()
    try {
      const request = session.request(headers, { endStream: headers[':method'] === 'GET' })
      request.on('response', (answer) => end(String(answer[':status'])))
      request.on('error', (error) => end(error.message))
      if (headers[':method'] !== 'GET') request.end(`GET ${HIDDEN} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    } catch (error) {
      end(`not sent: ${(error as Error).message}`)
    }
  })
}
