import { randomUUID } from 'node:crypto'

let sent = 0
/** Returns the headers of a visitor whom no limit per address stops. */
export function strangerHeaders(origin: string): Record<string, string> {
  const number = sent++
  return { origin, 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
}

/** The answer to a message from the contact form, and the text by which it is found in the database. */
export type Written = { text: string; status: number; retryAfter: string | null; page: string; ms: number }

/**
 * Sends a message through the contact form as a browser without JavaScript does. It is accepted if the status is 200.
 *
 * @throws Error without an answer
 */
export async function writeTicket(origin: string, withinMs = 30_000): Promise<Written> {
  const text = `A question of a visitor with the number ${randomUUID()}.`
  const form = {
    intent: 'send-contact',
    name: 'Somebody',
    email: `${randomUUID()}@post.example`,
    phone: '',
    message: text,
    privacy: 'on',
    website: '',
  }
  const startedAt = performance.now()
  const answer = await fetch(`${origin}/about`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { ...strangerHeaders(origin), accept: 'text/html' },
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
  })
  const page = await answer.text()
  const retryAfter = answer.headers.get('retry-after')
  return { text, status: answer.status, retryAfter, page, ms: performance.now() - startedAt }
}
