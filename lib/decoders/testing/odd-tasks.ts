// Tasks that go wrong in every way that a decoder can, and tasks that reveal what it can access.
import { serveTasks } from '../serve-tasks.ts'

const left: Buffer[] = []
const odd = {
  echo: async (given: Uint8Array) => given,
  process: async () => ({ pid: process.pid, env: { ...process.env } }),
  sleep: async (ms: number) => void (await new Promise((resolve) => setTimeout(resolve, ms))),
  spin: async () => {
    for (;;);
  },
  hang: () => new Promise<void>(() => {}),
  eatNative: async () => {
    const kept: Buffer[] = []
    for (;;) {
      kept.push(Buffer.alloc(8 * 1024 * 1024, kept.length + 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  },
  keepNative: async (mb: number) => void left.push(Buffer.alloc(mb * 1024 * 1024, 1)),
  eatHeap: async () => {
    const kept: object[] = []
    for (;;) kept.push({ at: kept.length })
  },
  abort: async () => process.abort(),
  leave: async () => process.exit(0),
  throwLater: () => {
    setTimeout(() => {
      throw new Error('later')
    })
    return new Promise<void>(() => {})
  },
  refuse: async () => {
    throw Object.assign(new Error('no'), { problem: 'kind' })
  },
  fail: async () => {
    throw new Error('broken')
  },
}
export type OddTasks = typeof odd

await serveTasks(odd)
