import { currentProvider } from './providers.server.ts'

const CHECKOUT_ORIGIN = 'https://checkout.stripe.com'

/**
 * Returns the other site to which the order form may lead: the browser checks the redirect after it against the policy.
 */
export function paymentOrigin(): string | undefined {
  return currentProvider()?.name === 'stripe' ? CHECKOUT_ORIGIN : undefined
}
