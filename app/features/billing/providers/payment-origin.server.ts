import { currentProvider } from './providers.server.ts'

const CHECKOUT_ORIGIN = 'https://checkout.stripe.com'

/**
 * Returns the other site that the order page's form may lead to: the browser checks the redirect after it against the
 * policy.
 */
export function paymentOrigin(): string | undefined {
  return currentProvider()?.name === 'stripe' ? CHECKOUT_ORIGIN : undefined
}
