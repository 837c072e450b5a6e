import type { DataStrategyResult } from 'react-router'
import { untilOnline } from '#app/ui/connection/until-online.ts'
import { hideErrors } from '#app/ui/toast/show-toast.ts'
import { takeSentForm } from './sent-form.client.ts'

type Results = Record<string, DataStrategyResult>

/**
 * Sends a form to the server. When no server can be reached, the page keeps all values typed and shows a message.
 *
 * @param send the rest of the router's middleware
 */
export async function sendForm(request: Request, send: () => Promise<Results>): Promise<Results> {
  const copy = request.clone()
  const sent = takeSentForm()
  hideErrors()
  const results = await send()
  if (Object.values(results).every(({ type }) => type !== 'error')) return results
  const { refuseUnsent } = await untilOnline(() => import('./refuse-unsent.client.ts'))
  return refuseUnsent(await copy.formData(), results, sent)
}
