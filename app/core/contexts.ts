import { createContext } from 'react-router'
import type { SessionState } from './session.ts'
import type { Visitor } from './visitor.ts'

/** Number of the request, for error pages and the log. */
export const requestIdContext = createContext<string | null>(null)

/** Who asks, as far as the connection tells. */
export const visitorContext = createContext<Visitor>({ address: '', userAgent: '' })

/** Looks up who is signed in: at most once a request, and only when somebody wants to know. */
export const sessionContext = createContext<() => Promise<SessionState>>(async () => ({
  kind: 'none',
  reason: 'missing',
}))

/** HTTP status with which the body of the request was refused before any route read it; null lets it pass. */
export const refusalContext = createContext<400 | 413 | null>(null)
