import { once } from 'node:events'
import os from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Order, TaskTable } from './messages.ts'

/** Decoding yields to requests. */
const NICENESS = 10

/** Makes this process a decoder: it runs the tasks sent to it, one at a time, until its parent is gone. */
export async function serveTasks(tasks: TaskTable): Promise<void> {
  os.setPriority(Math.max(os.getPriority(), NICENESS))
  // Ctrl-C and service managers signal every process of a program. Only the parent decides when this one ends;
  // otherwise a file being decoded during a restart would look like one that kills its decoder.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.once('disconnect', () => process.exit(0))
  // On its own thread, because a task that never yields lets no event through.
  const guard = new Worker(new URL('orphan-guard.ts', import.meta.url))
  await once(guard, 'message')
  guard.unref()
  process.on('message', async (order: Order) => say(await answerOf(tasks, order)))
  say({ is: 'ready' })
}

const say = (answer: Answer) => process.send?.(answer)

async function answerOf(tasks: TaskTable, { task, args }: Order): Promise<Answer> {
  try {
    const work = Object.hasOwn(tasks, task) ? tasks[task] : undefined
    if (!work) throw new Error(`There is no task ${task}.`)
    return { is: 'done', value: await work(...args) }
  } catch (error) {
    const { message, problem } = error as { message: string; problem?: unknown }
    return typeof problem === 'string' ? { is: 'refused', problem, message } : { is: 'failed', message }
  }
}
