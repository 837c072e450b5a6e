import { env } from '#lib/env.ts'
import { explainListenFailure, listenAt } from '#lib/net/listen-at.cjs'

/**
 * Returns one sentence for the person who started the program: what is wrong and what to do.
 *
 * @param error the error that stopped the start
 */
export function explainStartFailure(error: unknown): string {
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException
  const atPort = syscall === 'listen' && explainListenFailure(code, listenAt(env()))
  if (atPort) return atPort
  switch (code) {
    case 'EACCES':
      return `This user may not use ${path}: check who owns it.`
    case 'ENOSPC':
    case '53100':
      return 'There is no space left on the disk: free some and start again.'
    case '28P01':
    case '28000':
      return 'The database refused the login: check user and password in DATABASE_URL.'
    default:
      return error instanceof Error ? reasons(error) : String(error)
  }
}

function reasons(error: Error): string {
  const cause = error.cause instanceof Error ? ` ${reasons(error.cause)}` : ''
  return error.message + cause
}
