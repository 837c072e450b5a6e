import { useRouteLoaderData } from 'react-router'
import type { PresentedAccount } from '#app/features/accounts/present-account.ts'

/** The signed-in person, as the root loader found; null for all other visitors. */
export function useAccount(): PresentedAccount | null {
  return useRouteLoaderData<{ account: PresentedAccount | null }>('root')?.account ?? null
}
