import { operatorPlaceholders } from '#app/features/legal/operator/operator.server.ts'
import { log } from '#lib/log.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { probeStorage } from '#lib/storage/probe-storage.ts'

/** Milliseconds that the store gets; the program starts without it, too. */
const PROBE_MS = 5000

/** Logs at the start if the store cannot be written to; otherwise only those who upload something would notice. */
export async function warnOfStore(): Promise<void> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('It does not answer.')), PROBE_MS).unref(),
  )
  try {
    await Promise.race([probeStorage(storage()), late])
  } catch (error) {
    log().error({ err: error }, 'the store of files cannot be written: uploads will fail')
  }
}

/** Logs once which settings must be set before the site may go public. */
export function warnOfPlaceholders(): void {
  const settings = operatorPlaceholders()
  if (settings.length > 0)
    log().warn({ settings }, 'law pages and invoices show placeholders: these settings are missing')
}
