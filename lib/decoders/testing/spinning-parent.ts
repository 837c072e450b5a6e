// A program whose decoder is caught in a loop, for tests that kill it. Says the id of the decoder's process.
import { Lane } from '../lane.ts'
import type { OddTasks } from './odd-tasks.ts'

const lane = new Lane<OddTasks>('lib/decoders/testing/odd-tasks.ts', { heapMb: 64, residentMb: 300, restMb: 200 })
const { pid } = await lane.run('process', [], { ms: 60_000 })
void lane.run('spin', [], { ms: 600_000 })
console.log(`is ready: ${pid}`)
