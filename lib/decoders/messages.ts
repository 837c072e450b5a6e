/** What a decoder is asked to do: the name of a task and what it takes. */
export type Order = { task: string; args: unknown[] }
/** What a decoder says: once that it is there, then one answer to each order. */
export type Answer =
  | { is: 'ready' }
  | { is: 'done'; value: unknown }
  | { is: 'refused'; problem: string; message: string }
  | { is: 'failed'; message: string }

/** Tasks by their name. What they throw with a `problem` is a refusal. */
// biome-ignore lint/suspicious/noExplicitAny: each task names the types of its own parameters.
export type TaskTable = Record<string, (...args: any[]) => Promise<unknown>>
