import { removeExpired } from '#app/features/accounts/remove-expired.server.ts'
import { log } from '#lib/log.ts'

const HOUR_MS = 3_600_000

/** Removes expired sessions, links and the like every hour. @returns ends it */
export function tidyAccounts(): () => void {
  const timer = setInterval(() => {
    removeExpired().catch((error: unknown) => log().error({ err: error }, 'expired rows could not be removed'))
  }, HOUR_MS)
  return () => clearInterval(timer)
}
