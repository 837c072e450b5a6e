import { Suspense } from 'react'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'

const RoundView = lazyPart(async () => (await import('./round-view.tsx')).RoundView)

/** The round that this device keeps; nothing on the server. */
export function DeviceRound() {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <RoundView />
    </Suspense>
  ) : null
}
