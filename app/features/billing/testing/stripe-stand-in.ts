import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Asked = { path: string; key: string | undefined; form: URLSearchParams }

/**
 * Starts a stand-in, on a local port, for the parts of Stripe's HTTP API that an order needs. It remembers the answer
 * for an idempotency key, as Stripe does, and refuses a key that comes with a different request.
 */
export async function startStripeStandIn() {
  const asked: Asked[] = []
  const answers = new Map<string, { form: string; answer: object }>()
  /** Its answers to GET, by path. */
  const objects = new Map<string, object>()
  /** Its answers to the next POST to a path, instead of the normal one. */
  const failures = new Map<string, { status: number; error: object }>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const path = new URL(request.url ?? '/', 'http://stripe.invalid').pathname
    const key = request.headers['idempotency-key'] as string | undefined
    const answer = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.method === 'GET') {
      const found = objects.get(path)
      return answer(found ? 200 : 404, found ?? { error: { message: 'No such object' } })
    }
    asked.push({ path, key, form: new URLSearchParams(body) })
    const failure = failures.get(path)
    failures.delete(path)
    if (failure) return answer(failure.status, { error: failure.error })
    const known = answers.get(key ?? '')
    if (known && known.form !== body) return answer(400, { error: { type: 'idempotency_error' } })
    const made = known?.answer ?? { id: `cs_${answers.size}`, url: `https://checkout.stripe.com/c/${answers.size}` }
    answers.set(key ?? '', { form: body, answer: made })
    return answer(200, made)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, objects, failures, stop: () => server.close() }
}
