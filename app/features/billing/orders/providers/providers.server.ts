import { env } from '#lib/env.ts'
import type { Provider } from './provider.ts'
import { stripeProvider } from './stripe.server.ts'
import { testProvider } from './test-provider.server.ts'

/**
 * Returns the provider for new payments: Stripe where its keys are set, else the test provider, which only exists in
 * local mode.
 *
 * @returns null when nothing can be ordered
 */
export function currentProvider(): Provider | null {
  if (env().PAYMENTS === 'off') return null
  return providerNamed('stripe') ?? providerNamed('test')
}

/** Whether premium can be ordered. */
export const isOrderingOpen = (): boolean => currentProvider() !== null

/**
 * Returns a provider of this installation, even while ordering is closed, for payments made earlier; null for others.
 */
export function providerNamed(name: string): Provider | null {
  const { STRIPE_SECRET_KEY, APP_MODE } = env()
  if (name === 'stripe' && STRIPE_SECRET_KEY) return stripeProvider
  return name === 'test' && APP_MODE === 'local' ? testProvider : null
}

const CHECKOUT_ORIGIN = 'https://checkout.stripe.com'

/**
 * Returns the other site to which the order form may lead: the browser checks the redirect after it against the policy.
 */
export function paymentOrigin(): string | undefined {
  return currentProvider()?.name === 'stripe' ? CHECKOUT_ORIGIN : undefined
}
