import { createContext } from 'react-router'
import type { Visitor } from '../visitor.ts'

/** Who requests a page. */
export type Asking = { request: Request; visitor: Visitor }

/** What a page shows that may change, so that it can be cached for other visitors until it does. */
export type Shown = {
  /** Ids of the schools on it; `all` for lists and counts, which any school may enter or leave. */
  schools: readonly string[] | 'all'
  /** Instants from which it would be out of date. The end of the day in Berlin is always one. */
  until?: readonly Date[]
  /** When what it shows last changed. */
  changedAt?: Date | undefined
  /** Called for each visitor who gets the kept page. */
  count?: (asking: Asking) => void
}

/**
 * A loader calls this with what its page shows if the page is the same for everybody who is not signed in. Pages of
 * signed-in people are never cached, whatever their loaders say.
 */
export const shownContext = createContext<(shown: Shown) => void>(() => {})

/**
 * For answers that other sites embed or follow, such as frames and feeds. Their copies may be a minute old, so deleted
 * content is gone from them within a minute. The program keeps its own copy until what {@link Shown} names changes.
 */
export const FOR_A_MINUTE = 'public, max-age=60, s-maxage=60'
