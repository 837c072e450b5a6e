import { useRouteLoaderData } from 'react-router'

/**
 * Whether the operator is registered for VAT, so that prices say that they include it. What an unregistered one charges
 * is the total price: for buyers in the Union it may include VAT of theirs.
 */
export const useVatRegistration = (): boolean =>
  useRouteLoaderData<{ site: { isRegisteredForVat: boolean } }>('root')?.site.isRegisteredForVat ?? true
