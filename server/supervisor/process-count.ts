import { availableParallelism } from 'node:os'
import type { Env } from '#lib/env.ts'

/** Returns how many processes the supervisor starts. */
export function processCount({ PROCESSES, APP_MODE }: Pick<Env, 'PROCESSES' | 'APP_MODE'>): number {
  return PROCESSES ?? (APP_MODE === 'production' ? availableParallelism() : 1)
}
