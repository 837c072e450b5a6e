// The process that draws pictures for shared links; `share-picture.server.ts` starts it.
import { serveTasks } from '#lib/decoders/serve-tasks.ts'
import { tasks } from './tasks.ts'

await serveTasks(tasks)
