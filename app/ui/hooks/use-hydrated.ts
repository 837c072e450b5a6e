import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script runs: false on the server and while the page takes over the server's HTML, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
