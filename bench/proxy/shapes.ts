/** A request that two programs in a chain may read differently: its bytes as they are sent. */
export type Shape = { name: string; bytes: string }

/** Path of the intended request, and of the one hidden in it. */
export const MEANT = '/meant'
export const HIDDEN = '/hidden'

const hidden = `GET ${HIDDEN} HTTP/1.1\r\nHost: localhost\r\nX: y\r\n\r\n`
const chunkedHidden = `0\r\n\r\n${hidden}`

/** Creates a POST with further header lines and a body. */
const post = (name: string, headers: string[], body: string, line = `POST ${MEANT} HTTP/1.1`): Shape => ({
  name,
  bytes: `${[line, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`,
})

const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`
const obfuscated = (line: string) => post(JSON.stringify(line), [length(chunkedHidden), line], chunkedHidden)

/** Shapes of request smuggling (RFC 9112, section 11.2), each with a hidden request at the point of ambiguity. */
export const SHAPES: Shape[] = [
  post('CL.TE', [length(chunkedHidden), 'Transfer-Encoding: chunked'], chunkedHidden),
  post(
    'TE.CL',
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  ),
  ...[
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding: identity',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding:\x0bchunked',
    ' Transfer-Encoding: chunked',
    'X: y\nTransfer-Encoding: chunked',
    'Transfer-Encoding\r\n : chunked',
    'Transfer_Encoding: chunked',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
    'X: a\rTransfer-Encoding: chunked',
  ].map(obfuscated),
  post('two lengths', [length(hidden), 'Content-Length: 0'], hidden),
  post('two lengths in one line', [`${length(hidden)}, 0`], hidden),
  post('a length with a sign', ['Content-Length: +0'], hidden),
  post('a length in hexadecimals', ['Content-Length: 0x0'], hidden),
  post('a blank before the colon of the length', ['Content-Length : 0', length(hidden)], hidden),
  post('a negative length', ['Content-Length: -1'], hidden),
  post('chunk extension with a line feed', ['Transfer-Encoding: chunked'], `1;x\nab\r\n0\r\n\r\n${''}`),
  post('a chunk that is longer than it says', ['Transfer-Encoding: chunked'], `1\r\nab\r\n0\r\n\r\n${hidden}`),
  post('a chunk size with a sign', ['Transfer-Encoding: chunked'], `+1\r\na\r\n0\r\n\r\n${hidden}`),
  post('a chunk size that overflows', ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${hidden}`),
  post('a chunk ended by a line feed alone', ['Transfer-Encoding: chunked'], `1\na\n0\n\n${hidden}`),
  {
    name: 'line feeds alone',
    bytes: `POST ${MEANT} HTTP/1.1\nHost: localhost\nContent-Length: ${hidden.length}\n\n${hidden}`,
  },
  post('HTTP/1.0 that stays', [length(hidden), 'Connection: keep-alive'], hidden, `POST ${MEANT} HTTP/1.0`),
  post('HTTP/1.0 in chunks', ['Transfer-Encoding: chunked'], chunkedHidden, `POST ${MEANT} HTTP/1.0`),
  post('an absolute target', [length(hidden)], hidden, `POST http://evil.example${MEANT} HTTP/1.1`),
  post('two hosts', ['Host: evil.example', length(hidden)], hidden),
  post('a host with a path', [`Host: localhost${HIDDEN}`, length(hidden)], hidden),
  post('a folded header', ['X: a', ' Content-Length: 0', length(hidden)], hidden),
  post(
    'an upgrade to HTTP/2',
    ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__', length(hidden)],
    hidden,
  ),
  post(
    'an upgrade to a socket',
    ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 777', length(hidden)],
    hidden,
  ),
  post('a header of 100 KB', [`X: ${'a'.repeat(100_000)}`, length(hidden)], hidden),
  post('hop-by-hop length', [length(hidden), 'Connection: Content-Length'], hidden),
  post('expectation', [length(hidden), 'Expect: 100-continue'], hidden),
  {
    name: 'a GET with a body',
    bytes: `GET ${MEANT} HTTP/1.1\r\nHost: localhost\r\n${length(hidden)}\r\n\r\n${hidden}`,
  },
  { name: 'a blank in the target', bytes: `GET ${MEANT} HTTP/1.1\r\nX: ${HIDDEN} HTTP/1.1\r\nHost: localhost\r\n\r\n` },
]
