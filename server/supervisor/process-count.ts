import { availableParallelism } from 'node:os'
import type { Env } from '#lib/env.ts'

export function processCount({ PROCESSES, APP_MODE }: Pick<Env, 'PROCESSES' | 'APP_MODE'>): number {
  return PROCESSES ?? (APP_MODE === 'production' ? availableParallelism() : 1)
}
