import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The `shouldRevalidate` of a page that reloads even after a refusal, because another person may have changed something
 * in the meantime. It does not reload after a form that could not be sent: the page and its buttons would wait for the
 * network.
 */
export const evenAfterRefusal = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean =>
  actionResult?.code !== 'offline'
