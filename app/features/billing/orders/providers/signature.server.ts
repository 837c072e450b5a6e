import type Stripe from 'stripe'
import { isRecentTimestamp } from '#lib/net/recent-timestamp.ts'
import { ForgedMessage } from './provider.ts'

/** Loads Stripe's library on demand: it is large, and few processes ever need it. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).default
}

/**
 * Reads a message signed in Stripe's way: an HMAC of the instant and the body, no older than five minutes. The test
 * provider signs in the same way.
 *
 * @returns the parsed body, of any shape
 * @throws ForgedMessage
 */
export async function readSigned(body: string, signature: string, secret: string): Promise<unknown> {
  const { webhooks } = await loadStripe()
  // The library only refuses what is too old, and takes any text for a number.
  const times = signature.split(',').flatMap((part) => (part.startsWith('t=') ? [part.slice(2)] : []))
  if (times.length !== 1 || !isRecentTimestamp(times[0]!))
    throw new ForgedMessage('The message has no instant within five minutes.')
  try {
    return webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    throw new ForgedMessage('The message is not signed by the provider.', { cause: error })
  }
}

/** Returns the signature header of a message that {@link readSigned} accepts. */
export const signatureOf = async (payload: string, secret: string): Promise<string> =>
  (await loadStripe()).webhooks.generateTestHeaderString({ payload, secret })
