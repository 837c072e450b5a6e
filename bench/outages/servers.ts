import path from 'node:path'
import S3rver from 's3rver'
import { SMTPServer } from 'smtp-server'

/** A server of the benchmark that can go away and come back at the same address. */
export type Switchable = { url: string; start: () => Promise<void>; stop: () => Promise<void> }

const BUCKET = 'files'

/** An S3 store with its files in a folder. */
export function makeStore(folder: string, port: number): Switchable {
  let server: S3rver | undefined
  return {
    url: `http://127.0.0.1:${port}/${BUCKET}`,
    start: async () => {
      server = new S3rver({
        port,
        address: '127.0.0.1',
        silent: true,
        directory: path.join(folder, 's3'),
        configureBuckets: [{ name: BUCKET, configs: [] }],
      })
      await server.run()
    },
    stop: async () => {
      await server?.close()
    },
  }
}

/** A mail server that accepts every mail. @returns it with the ids of all mails that it accepted */
export function makeMailServer(port: number, host = '127.0.0.1'): Switchable & { taken: string[] } {
  const taken: string[] = []
  let server: SMTPServer | undefined
  return {
    url: `smtp://${host}:${port}`,
    taken,
    start: async () => {
      server = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onData: (stream, _, done) => {
          let text = ''
          stream.on('data', (part: Buffer) => (text += part.toString('latin1')))
          stream.on('end', () => {
            taken.push(/^message-id:\s*(\S+)/im.exec(text)?.[1] ?? '')
            done()
          })
        },
      })
      await new Promise<void>((resolve) => server!.listen(port, host, () => resolve()))
    },
    stop: () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
  }
}
