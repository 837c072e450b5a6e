/** A request to a decoder: the name of a task and its arguments. */
export type Order = { task: string; args: unknown[] }
/** Messages from a decoder: one when it is ready, then one answer to each order. */
export type Answer =
  | { is: 'ready' }
  | { is: 'done'; value: unknown }
  | { is: 'refused'; problem: string; message: string }
  | { is: 'failed'; message: string }

/** Tasks by name. An error they throw that has a `problem` is a refusal. */
// biome-ignore lint/suspicious/noExplicitAny: each task names the types of its own parameters.
export type TaskTable = Record<string, (...args: any[]) => Promise<unknown>>
