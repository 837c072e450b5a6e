import { Suspense } from 'react'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useRootData } from '../use-root-data.ts'
import { useAccount } from './use-account.ts'

/**
 * Loaded earlier than other parts, because it shows events even while nobody touches the page. Visitors never load it.
 */
const Bell = lazyPart(async () => (await import('#app/features/notifications/components/bell.tsx')).Bell)

/** The bell of the signed-in person. */
export function OwnBell() {
  const account = useAccount()
  const unread = useRootData()?.unread ?? 0
  if (!account) return null
  return (
    <Suspense>
      <Bell unread={unread} />
    </Suspense>
  )
}
