// A program whose decoder is stuck in a loop, for tests that kill it. It prints the process id of the decoder.
import { Lane } from '../lane.ts'
import type { OddTasks } from './odd-tasks.ts'

const lane = new Lane<OddTasks>('lib/decoders/testing/odd-tasks.ts', { heapMb: 64, residentMb: 300, restMb: 200 })
const { pid } = await lane.run('process', [], { ms: 60_000 })
void lane.run('spin', [], { ms: 600_000 })
console.log(`is ready: ${pid}`)
