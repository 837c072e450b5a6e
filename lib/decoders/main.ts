// A process that reads strangers' files: `lane.ts` starts it.
import { serveTasks } from './serve-tasks.ts'
import { tasks } from './tasks.ts'

await serveTasks(tasks)
