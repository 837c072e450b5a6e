import { useMemo, useSyncExternalStore } from 'react'
import { type OwnPoint, onOwnPoint, parseOwnPoint, storedOwnPoint } from './own-point.ts'

/** Returns the visitor's own point; null on the server, during hydration and if there is none. */
export function useOwnPoint(): OwnPoint | null {
  const stored = useSyncExternalStore(onOwnPoint, storedOwnPoint, () => null)
  return useMemo(() => parseOwnPoint(stored), [stored])
}
