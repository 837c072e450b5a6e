import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router'
import type { Refusal } from '#app/core/forms/submit.server.ts'
import { connectionText } from '#app/ui/connection/connection-text.ts'
import { toast } from '#app/ui/toast/show-toast.ts'
import { AWAY } from './router-fetch.client.ts'

type Results = Record<string, DataStrategyResult>

/**
 * Replaces an error that means that no server took a form by the refusal `offline`, which leaves the page as it is, and
 * shows a message. Other errors stay.
 */
export function refuseUnsent(form: FormData, results: Results): Results {
  const refusal: Refusal = { intent: String(form.get('intent') ?? ''), code: 'offline', result: null }
  const answer: DataStrategyResult = { type: 'data', result: data(refusal, { status: 503 }) }
  const unsent = Object.entries(results).filter(([, { type, result }]) => type === 'error' && isUnsent(result))
  if (unsent.length === 0) return results
  const t = connectionText()
  void toast({ kind: 'error', title: t('connection.title'), text: t('connection.unsent') })
  return { ...results, ...Object.fromEntries(unsent.map(([route]) => [route, answer])) }
}

/** @param result the error of an action, which React Router may have wrapped like data with a status */
function isUnsent(result: unknown): boolean {
  if (isRouteErrorResponse(result)) return AWAY.includes(result.status)
  return result instanceof TypeError || (result as { data?: unknown } | null)?.data instanceof TypeError
}
