import { useSyncExternalStore } from 'react'

/** Screens on which the list has no room beside the map: its schools lie on the map as cards, see map-cards.tsx. */
export const HAS_CARDS = '(width < 64rem)'

/** Whether the schools of the list lie on the map as cards. */
export function useHasCards(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(HAS_CARDS).matches,
    () => false,
  )
}

function watch(changed: () => void): () => void {
  const screen = matchMedia(HAS_CARDS)
  screen.addEventListener('change', changed)
  return () => screen.removeEventListener('change', changed)
}
