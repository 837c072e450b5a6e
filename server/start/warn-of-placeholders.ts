import { operatorPlaceholders } from '#app/features/legal/operator/operator.server.ts'
import { log } from '#lib/log.ts'

/** Logs once which settings must be set before the site may go public. */
export function warnOfPlaceholders(): void {
  const settings = operatorPlaceholders()
  if (settings.length > 0)
    log().warn({ settings }, 'law pages and invoices show placeholders: these settings are missing')
}
