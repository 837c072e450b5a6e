import { z } from 'zod'
import { askEngine, EngineSilent, engineDeadline } from './ask-engine.server.ts'

const statusSchema = z.object({
  version: z.string().max(100, { abort: true }),
  tileset_last_modified: z.number().min(0),
  available_actions: z.array(z.string()).optional(),
})

/**
 * Says in one line how the operator's engine is.
 *
 * @throws Error if it does not answer, or cannot do what pages ask for
 */
export async function engineStatus(): Promise<string> {
  const asking = { schema: statusSchema, signal: engineDeadline(), visitor: '' }
  const status = await askEngine('status', {}, asking).catch((error: unknown) => {
    if (error instanceof EngineSilent) throw new Error(`it does not answer as Valhalla does (${error.message}).`)
    throw error
  })
  if (!status) throw new Error('ROUTING_URL is not set.')
  const { version, tileset_last_modified: built, available_actions: actions } = status
  const missing = ['sources_to_targets', 'isochrone'].filter((action) => actions && !actions.includes(action))
  if (missing.length > 0) throw new Error(`it does not offer ${missing.join(' and ')} (loki.actions).`)
  if (built === 0) throw new Error('it has no streets: aulario routing build <extract.osm.pbf>')
  return `Valhalla ${version}, streets built on ${new Date(built * 1000).toISOString().slice(0, 10)}`
}
