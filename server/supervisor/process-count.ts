import { availableParallelism } from 'node:os'
import type { Env } from '#lib/env.ts'

/** Returns how many processes a supervisor starts; undefined if the program runs in this process. */
export function processCount({ PROCESSES, APP_MODE }: Pick<Env, 'PROCESSES' | 'APP_MODE'>): number | undefined {
  return PROCESSES ?? (APP_MODE === 'production' ? availableParallelism() : undefined)
}
