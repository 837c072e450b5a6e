// The only way out of a trial's machine: an HTTP proxy on a Unix socket that reaches only the named hosts.
//   node tools/install-trial/outside.ts <socket> <host>…
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'

const [socket = '', ...hosts] = process.argv.slice(2)

/** Returns host and port of an address if it is allowed. */
function target(host: string, port: string, usual: number) {
  return hosts.includes(host) ? { host, port: Number(port || usual) } : undefined
}

const server = http.createServer((request, response) => {
  const url = URL.parse(request.url ?? '')
  const to = url && target(url.hostname, url.port, 80)
  if (!to) {
    console.error(`refused: ${request.url}`)
    response.writeHead(403).end()
    return
  }
  const { method, headers } = request
  const onward = http.request({ ...to, path: url.pathname + url.search, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
})

server.on('connect', (request, client: net.Socket) => {
  const [host = '', port = ''] = (request.url ?? '').split(':')
  const to = target(host, port, 443)
  if (!to) {
    console.error(`refused: ${request.url}`)
    client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    return
  }
  const onward = net.connect(to, () => {
    client.write('HTTP/1.1 200 OK\r\n\r\n')
    onward.pipe(client).pipe(onward)
  })
  for (const [one, other] of [
    [client, onward],
    [onward, client],
  ] as const)
    one.on('error', () => {}).on('close', () => other.destroySoon())
})

fs.rmSync(socket, { force: true })
server.listen(socket, () => fs.chmodSync(socket, 0o666))
