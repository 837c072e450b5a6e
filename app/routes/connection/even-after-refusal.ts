import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The `shouldRevalidate` of a page that reloads even after a refusal, because another person may have changed something
 * in the meantime. It does not after a form that was not sent: the page would wait for the network, its buttons too.
 */
export const evenAfterRefusal = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean =>
  actionResult?.code !== 'offline'
