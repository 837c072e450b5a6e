import { data, isRouteErrorResponse } from 'react-router'
import type { Refusal } from '#app/core/forms/submit.server.ts'

const RETRYABLE = [502, 503, 504]
const RETRIES = 3
const FIRST_PAUSE_MS = 200

/**
 * For `clientAction`: sends the form, and up to three times more when a server in between answers 502, 503 or 504
 * (after 200, 400, 800 ms). When no server can be reached (status 0) the page keeps all values typed and says so.
 */
export async function sendForm({ request, serverAction }: { request: Request; serverAction: () => Promise<unknown> }) {
  const form = await request.clone().formData()
  // React Router takes the body from these at every attempt, but a body can be read only once.
  const text = await request.clone().text()
  Object.assign(request, { text: async () => text, formData: async () => form })
  const intent = String(form.get('intent') ?? '')
  for (let retry = 0; ; retry++) {
    try {
      return await serverAction()
    } catch (error) {
      const status = isRouteErrorResponse(error) ? error.status : error instanceof TypeError ? 0 : undefined
      if (status === undefined || (status !== 0 && !RETRYABLE.includes(status))) throw error
      // Thrown as a failure, so that the page is not reloaded: that would fail as well and lose the form.
      if (status === 0 || retry === RETRIES)
        return data<Refusal>({ intent, code: 'offline', result: null }, { status: 503 })
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** retry))
    }
  }
}
