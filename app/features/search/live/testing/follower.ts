// A second process that follows the directory: for each text it receives, it answers with the ids it finds.
import { textQuery } from '#search-engine/index.ts'
import { LiveIndex } from '../live-index.server.ts'

const index = new LiveIndex(process.argv[2] ?? '')
await index.start()
process.on('message', (text: string) => {
  const { hits } = index.engine.search(textQuery(text, { pageSize: 100 }))
  process.send?.(hits.map((hit) => hit.id))
})
process.send?.('ready')
