import { env } from '#lib/env.ts'

/**
 * Returns one sentence for the person who started the program: what is wrong and what to do.
 *
 * @param error the error that stopped the start
 */
export function explainStartFailure(error: unknown): string {
  const code = (error as { code?: string } | null)?.code
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${env().PORT} is taken: stop the other program or start with another port, such as PORT=3001 npm start.`
    case 'EACCES':
      return `Port ${env().PORT} or a folder may not be used by this user: choose a port above 1023 and check who owns data/.`
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
