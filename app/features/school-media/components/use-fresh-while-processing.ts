import { useFresh } from '#app/ui/hooks/use-fresh.ts'
import type { SchoolMedia } from '../gallery/list-media.server.ts'

const EVERY_MS = 2000

/** Refreshes the list while something is being processed. */
export function useFreshWhileProcessing(items: SchoolMedia[]): void {
  useFresh(
    items.some(({ state }) => state === 'processing'),
    EVERY_MS,
  )
}
