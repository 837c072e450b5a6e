import type Stripe from 'stripe'
import { ForgedMessage } from './provider.ts'

/** Loads the library of Stripe when it is needed: it is large, and few processes ever need it. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).default
}

/**
 * Reads a message signed as Stripe does it: an HMAC of the instant and the body, no older than five minutes. The test
 * provider signs in the same way.
 *
 * @returns the parsed body
 * @throws ForgedMessage
 */
export async function readSigned(body: string, signature: string, secret: string): Promise<Stripe.Event> {
  const { webhooks } = await loadStripe()
  try {
    return webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    throw new ForgedMessage('The message is not signed by the provider.', { cause: error })
  }
}

/** Returns the signature header of a message that {@link readSigned} accepts. */
export const signatureOf = async (payload: string, secret: string): Promise<string> =>
  (await loadStripe()).webhooks.generateTestHeaderString({ payload, secret })
