// A process that decodes untrusted files; `lane.ts` starts it.
import { serveTasks } from './serve-tasks.ts'
import { tasks } from './tasks.ts'

await serveTasks(tasks)
