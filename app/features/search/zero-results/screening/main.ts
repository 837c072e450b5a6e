// The process that screens texts which found nothing; `note-zero-result.server.ts` starts it.
import { serveTasks } from '#lib/decoders/serve-tasks.ts'
import { tasks } from './tasks.ts'

await serveTasks(tasks)
