import { useMemo, useSyncExternalStore } from 'react'
import { onRound, parseRound, storedRound } from '../device/round-list.ts'
import type { OpenDay } from '../present-open-day.ts'

/** Returns the round on this device; an empty one on the server and during hydration. */
export function useRound(): OpenDay[] {
  const stored = useSyncExternalStore(onRound, storedRound, () => null)
  return useMemo(() => parseRound(stored), [stored])
}
