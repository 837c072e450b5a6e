// Where the program listens. Plain CommonJS, because scripts/ensure.cjs needs it before anything is installed, on an
// old Node.
const { once } = require('node:events')
const { createServer } = require('node:net')
const defaults = require('./listen-defaults.json')

exports.listenAt = ({ PORT, HOST, APP_MODE }) => ({
  port: Number(PORT === undefined || PORT === '' ? defaults.port : PORT),
  host: HOST || (APP_MODE === 'production' ? undefined : defaults.localHost),
})

exports.assertFree = async ({ port, host }) => {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

exports.explainListenFailure = (code, { port, host }) => {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the other program or start with another port, such as PORT=${port + 1} npm start.`
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one above 1023, such as PORT=${defaults.port} npm start.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine: leave it out or choose another one.`
    case 'ERR_SOCKET_BAD_PORT':
      return 'PORT must be a whole number from 0 to 65535.'
    default:
      return undefined
  }
}
