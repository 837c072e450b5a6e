import { HIDDEN, MEANT } from './shapes.ts'

/** An HTTP/2 request: headers as they are sent, and a body if it has one. */
export type Frames = { headers: [string, string][]; body?: string }
/** An HTTP/2 request that a proxy could translate into more than one HTTP/1 request. */
export type Http2Shape = { name: string } & Frames

const hidden = `GET ${HIDDEN} HTTP/1.1\r\nHost: localhost\r\nX: y\r\n\r\n`
const injected = (before: string) => `${before}\r\n\r\nGET ${HIDDEN} HTTP/1.1\r\nHost: localhost\r\nX: y`

type Replaced = Partial<Record<':method' | ':path' | ':scheme' | ':authority', string>>
const pseudo = (method: string, replaced: Replaced = {}): [string, string][] =>
  Object.entries({ ':method': method, ':scheme': 'https', ':path': MEANT, ':authority': 'localhost', ...replaced })
const get = (name: string, replaced: Replaced, ...more: [string, string][]): Http2Shape => ({
  name,
  headers: [...pseudo('GET', replaced), ...more],
})
const post = (name: string, body: string, ...more: [string, string][]): Http2Shape => ({
  name,
  headers: [...pseudo('POST'), ...more],
  body,
})
const length = (body: string): [string, string] => ['content-length', String(Buffer.byteLength(body))]

/** Violations of RFC 9113, sections 8.2 and 8.3. */
export const HTTP2_SHAPES: Http2Shape[] = [
  get('nothing hostile', {}),
  post('a body of the right length', hidden, length(hidden)),
  post('a body of no length', hidden),
  post('a length of nothing', hidden, ['content-length', '0']),
  post('a length that is too short', hidden, ['content-length', '5']),
  post('a length that is too long', hidden, ['content-length', '500']),
  post('two lengths', hidden, ['content-length', '0'], length(hidden)),
  post('a length with a sign', hidden, ['content-length', '+0']),
  post('a list of lengths', hidden, ['content-length', '0, 5']),
  post('chunks', `0\r\n\r\n${hidden}`, ['transfer-encoding', 'chunked']),
  post('chunks in capitals', `0\r\n\r\n${hidden}`, ['Transfer-Encoding', 'chunked']),
  post('chunks after a line end in a value', `0\r\n\r\n${hidden}`, ['x', 'y\r\ntransfer-encoding: chunked']),
  post('chunks after a line feed in a value', `0\r\n\r\n${hidden}`, ['x', 'y\ntransfer-encoding: chunked']),
  post('chunks in a name', `0\r\n\r\n${hidden}`, ['x: y\r\ntransfer-encoding', 'chunked']),
  post('chunks behind a blank in the name', `0\r\n\r\n${hidden}`, ['transfer-encoding ', 'chunked']),
  post('a colon in a name', `0\r\n\r\n${hidden}`, ['transfer-encoding:chunked', '']),
  post('a connection header', hidden, ['connection', 'content-length'], length(hidden)),
  post('an expectation', hidden, ['expect', '100-continue'], length(hidden)),
  get('a request in a value', {}, ['x', injected('y')]),
  get('a request in a name', {}, [injected('x: y'), 'z']),
  get('a request in the path', { ':path': injected(`${MEANT} HTTP/1.1\r\nHost: localhost`) }),
  get('a blank in the path', { ':path': `${MEANT} HTTP/1.1` }),
  get('a line feed in the path', { ':path': `${MEANT}\nX: y` }),
  get('a path of another host', { ':path': `http://evil.example${MEANT}` }),
  get('a request in the method', { ':method': `GET ${HIDDEN} HTTP/1.1\r\nHost: localhost\r\n\r\nGET` }),
  get('a blank in the method', { ':method': `GET ${HIDDEN} HTTP/1.1` }),
  get('a request in the host', { ':authority': injected('localhost') }),
  get('a path in the host', { ':authority': `localhost${HIDDEN}` }),
  get('a request in the scheme', { ':scheme': `https://localhost${HIDDEN} HTTP/1.1\r\n\r\nGET` }),
  get('another host beside the right one', {}, ['host', 'evil.example']),
  get('two methods', {}, [':method', 'POST']),
  get('two paths', {}, [':path', HIDDEN]),
  get('a path behind the headers', {}, ['x', 'y'], [':path', HIDDEN]),
  get('an upgrade', {}, ['upgrade', 'h2c'], ['connection', 'Upgrade']),
]
