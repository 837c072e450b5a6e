import { createContext } from 'react-router'
import type { Visitor } from '../visitor.ts'

/** Who gets a page. */
export type Asking = { request: Request; visitor: Visitor }

/** What a page shows that may change, so that it can be kept for other visitors until it does. */
export type Shown = {
  /** Ids of the schools on it; `all` for lists and counts, which any school may enter or leave. */
  schools: readonly string[] | 'all'
  /** Instants from which it would say something that is past. The day in Berlin always is one. */
  until?: readonly Date[]
  /** When what it shows changed last. */
  changedAt?: Date | undefined
  /** Called for each visitor who gets it without a new rendering. */
  count?: (asking: Asking) => void
}

/**
 * A loader calls it with what its page shows if the page is the same for everybody who is not signed in. Pages of
 * signed-in people are never kept, whatever their loaders say.
 */
export const shownContext = createContext<(shown: Shown) => void>(() => {})

/**
 * For answers that others show or follow, such as frames and feeds. Theirs may be a minute old: what was deleted is
 * gone from them within that. The program keeps its own until what {@link Shown} names changes.
 */
export const FOR_A_MINUTE = 'public, max-age=60, s-maxage=60'
