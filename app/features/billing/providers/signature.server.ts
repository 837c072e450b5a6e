import Stripe from 'stripe'
import { ForgedMessage } from './provider.ts'

/**
 * Reads a message signed as Stripe does it: an HMAC of the instant and the body, no older than five minutes. The test
 * provider signs in the same way.
 *
 * @returns the parsed body
 * @throws ForgedMessage
 */
export function readSigned(body: string, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    throw new ForgedMessage('The message is not signed by the provider.', { cause: error })
  }
}

/** Returns the signature header of a message that {@link readSigned} accepts. */
export const signatureOf = (payload: string, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret })
