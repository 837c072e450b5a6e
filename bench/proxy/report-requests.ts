// Loaded before the program: says of each request that Node's parser gives it, before any code of its own sees it.
import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

diagnostics.subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  console.log(`arrived ${request.method} ${request.url}`)
})
