import type { Env } from '#lib/env.ts'

/** Returns the address to listen on; undefined for all of this machine. In local mode no other machine gets in. */
export const hostOf = ({ HOST, APP_MODE }: Pick<Env, 'HOST' | 'APP_MODE'>): string | undefined =>
  HOST ?? (APP_MODE === 'local' ? '127.0.0.1' : undefined)
