import { useMemo, useSyncExternalStore } from 'react'
import { type DeviceChild, onChildren, parseChildren, storedChildren } from './device-children.ts'

/** Returns the children on this device; none on the server and during hydration. */
export function useDeviceChildren(): DeviceChild[] {
  const stored = useSyncExternalStore(onChildren, storedChildren, () => null)
  return useMemo(() => parseChildren(stored), [stored])
}
