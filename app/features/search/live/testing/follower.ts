// A second process that follows the directory: for each text that it receives it answers with the ids it finds.
import { LiveIndex } from '../live-index.server.ts'

const index = new LiveIndex(process.argv[2] ?? '')
await index.start()
process.on('message', (text: string) => {
  const query = { text, types: [], features: [], countries: [], sort: 'relevance', page: 1, pageSize: 100 } as const
  const { hits } = index.engine.search({ ...query, types: [], features: [], countries: [] })
  process.send?.(hits.map((hit) => hit.id))
})
process.send?.('ready')
