import { operatorPlaceholders } from '#app/features/legal/operator.server.ts'
import { log } from '#lib/log.ts'

/** Says once in the log which settings must be set before anybody else may see the site. */
export function warnOfPlaceholders(): void {
  const settings = operatorPlaceholders()
  if (settings.length > 0)
    log().warn({ settings }, 'law pages and invoices show placeholders: these settings are missing')
}
