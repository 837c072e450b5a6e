// A process that reads the tables that people upload; `lane.ts` starts it.
import { serveTasks } from '#lib/decoders/serve-tasks.ts'
import { readTable } from './read-table.ts'

await serveTasks({ table: readTable })
