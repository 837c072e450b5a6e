import { connect } from 'node:net'

const QUIET_MS = 1000

/** Sends bytes unchanged and waits until nothing more arrives. @returns status lines of all answers */
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
