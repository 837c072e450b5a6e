import type { PresentedAccount } from '#app/features/accounts/me/present-account.ts'
import { useRootData } from '../use-root-data.ts'

/** The signed-in person; null for all other visitors. */
export function useAccount(): PresentedAccount | null {
  return useRootData()?.account ?? null
}
