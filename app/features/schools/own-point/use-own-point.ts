import { useMemo, useSyncExternalStore } from 'react'
import { type OwnPoint, onOwnPoint, parseOwnPoint, storedOwnPoint } from './own-point.ts'

/** The visitor's own point; null on the server, during hydration and where there is none. */
export function useOwnPoint(): OwnPoint | null {
  const stored = useSyncExternalStore(onOwnPoint, storedOwnPoint, () => null)
  return useMemo(() => parseOwnPoint(stored), [stored])
}
