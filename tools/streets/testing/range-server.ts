import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** The server's behaviour for the request with a number, counted from 1; undefined for an ordinary answer. */
export type Mood = (number: number, response: http.ServerResponse, range: [number, number]) => 'answered' | undefined

/** A server on this machine that answers ranges of one file; its file, tag and mood may be changed at any time. */
export class RangeServer {
  file: Buffer
  etag: string | undefined = '"one"'
  mood: Mood = () => undefined
  readonly ranges: [number, number][] = []
  readonly #server: http.Server

  constructor(file: Buffer) {
    this.file = file
    this.#server = http.createServer((request, response) => this.#answer(request, response))
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/planet.pmtiles`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const range: [number, number] = [Number(from), Math.min(Number(to), this.file.length - 1)]
    this.ranges.push(range)
    if (this.mood(this.ranges.length, response, range) === 'answered') return
    const { etag } = this
    if (etag !== undefined && request.headers['if-match'] && request.headers['if-match'] !== etag) {
      response.writeHead(412).end()
    } else if (range[0] >= this.file.length) {
      response.writeHead(416, { 'content-range': `bytes */${this.file.length}` }).end()
    } else this.send(response, range, this.file.subarray(range[0], range[1] + 1))
  }

  send(response: http.ServerResponse, [from, to]: [number, number], body: Buffer): void {
    const range = { 'content-range': `bytes ${from}-${to}/${this.file.length}`, 'content-length': to - from + 1 }
    response.writeHead(206, { ...range, ...(this.etag && { etag: this.etag }) }).end(body)
  }
}
