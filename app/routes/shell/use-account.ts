import { useRouteLoaderData } from 'react-router'
import type { PresentedAccount } from '#app/features/accounts/present-account.ts'

/** Who is signed in, as the root loader found; null for everybody else. */
export function useAccount(): PresentedAccount | null {
  return useRouteLoaderData<{ account: PresentedAccount | null }>('root')?.account ?? null
}
