import { Suspense } from 'react'
import { withTexts } from '#app/i18n/with-texts.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'

const ListChanges = lazyPart(() => withTexts('changes', async () => (await import('./list-changes.tsx')).ListChanges))

/** A line with what is new at the schools of a list since this device looked at them; empty on the server. */
export function DeviceChanges({ ids }: { ids: readonly string[] }) {
  const empty = <div className="no-print min-h-11" />
  if (!useHydrated() || ids.length === 0) return empty
  return (
    <Suspense fallback={empty}>
      <ListChanges ids={ids} />
    </Suspense>
  )
}
