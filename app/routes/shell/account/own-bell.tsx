import { Suspense } from 'react'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useRootData } from '../use-root-data.ts'
import { useAccount } from './use-account.ts'

/** Not as late as other parts: it shows events while nobody touches the page. Visitors never fetch it. */
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
