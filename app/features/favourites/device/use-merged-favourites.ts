import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { hydrate } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { useDeviceList } from './use-device-list.ts'

/** `unknown` without script and before it runs. */
type Merge = 'unknown' | 'merging' | 'failed' | 'done'

/**
 * Moves the favourites of the device into the account's list, on the page that shows it, and loads that again.
 *
 * @param favourites the account's list; for each new one, the hearts of the next page are read again
 */
export function useMergedFavourites(favourites: readonly unknown[]): Merge {
  const device = useDeviceList()
  const [attempt, setAttempt] = useState<'open' | 'failed' | 'done'>('open')
  const { revalidate } = useRevalidator()
  const isWaiting = attempt !== 'done' && device !== undefined && device.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may bring another list; the device's is read once
  useEffect(() => {
    const merge = async () => {
      if (device === undefined) return
      const { clearFavourites, favouriteIds } = await import('./start-favourites.client.tsx')
      if (!isWaiting) return clearFavourites()
      await favouriteIds(true)
      // What finds no room stays on the device.
      hydrate()
      await revalidate()
      setAttempt('done')
    }
    merge().catch(() => setAttempt('failed'))
  }, [favourites, isWaiting])
  if (device === undefined) return 'unknown'
  if (!isWaiting) return 'done'
  return attempt === 'failed' ? 'failed' : 'merging'
}
