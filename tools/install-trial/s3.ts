// A server of S3 for a trial: s3rver, behind what it lacks: bodies that come in signed chunks, as restic sends them.
//   node tools/install-trial/s3.ts <folder> <port> <bucket>…
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'

const [directory = '', port = '', ...buckets] = process.argv.slice(2)
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: buckets.map((name) => ({ name, configs: [] })),
})
const inner = await store.run()

/** Returns the bytes of `<length in hex>;chunk-signature=…\r\n<bytes>\r\n…`, without signatures and trailers. */
function join(chunked: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const end = chunked.indexOf('\r\n', at)
    const length = Number.parseInt(chunked.toString('latin1', at, end), 16)
    if (end < 0 || !length) return Buffer.concat(parts)
    parts.push(chunked.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
}

http
  .createServer(async (request, response) => {
    const { method, url, headers } = request
    const isChunked = String(headers['x-amz-content-sha256']).startsWith('STREAMING-')
    const sent = await buffer(request)
    const body = isChunked ? join(sent) : sent
    // The signature covers the other headers.
    const onward = { ...headers, 'content-length': String(body.length) }
    delete onward['transfer-encoding']
    http
      .request({ host: '127.0.0.1', port: inner.port, method, path: url, headers: onward }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      .on('error', () => response.destroy())
      .end(body)
  })
  .listen(Number(port), '127.0.0.1')
