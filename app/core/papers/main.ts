// The process that renders papers; `render-paper.server.ts` starts it.
import { serveTasks } from '#lib/decoders/serve-tasks.ts'
import { tasks } from './tasks.ts'

await serveTasks(tasks)
