// Loaded before the program: reports each request from Node's parser, before the program's own code sees it.
import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

diagnostics.subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  console.log(`arrived ${request.method} ${request.url}`)
})
