import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router'
import type { Refusal } from '#app/core/forms/submit.server.ts'
import { connectionText } from '#app/ui/connection/connection-text.ts'
import { showUnsent, type UnsentForm } from '#app/ui/connection/unsent-note.tsx'
import { isAway } from '#app/ui/connection/until-online.ts'
import { toast } from '#app/ui/toast/show-toast.ts'

type Results = Record<string, DataStrategyResult>

/**
 * Replaces an error that means that no server received a form with the refusal `offline`, which keeps the page as it is
 * and shows a message next to the form, with a button that sends it again. Other errors are kept.
 *
 * @param sent the form on the page, if it was sent from one
 */
export function refuseUnsent(form: FormData, results: Results, sent?: UnsentForm): Results {
  const refusal: Refusal = { intent: String(form.get('intent') ?? ''), code: 'offline', result: null }
  const answer: DataStrategyResult = { type: 'data', result: data(refusal, { status: 503 }) }
  const unsent = Object.entries(results).filter(([, { type, result }]) => type === 'error' && isUnsent(result))
  if (unsent.length === 0) return results
  if (!sent || !showUnsent(sent)) {
    const t = connectionText()
    const title = t(navigator.onLine ? 'connection.away' : 'connection.title')
    void toast({ kind: 'error', title, text: t('connection.unsent') })
  }
  return { ...results, ...Object.fromEntries(unsent.map(([route]) => [route, answer])) }
}

/** @param result the error of an action, which React Router may have wrapped as data with a status */
function isUnsent(result: unknown): boolean {
  if (isRouteErrorResponse(result)) return isAway(result)
  return result instanceof TypeError || (result as { data?: unknown } | null)?.data instanceof TypeError
}
