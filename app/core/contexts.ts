import { createContext } from 'react-router'
import type { SessionState } from './session.ts'
import type { Visitor } from './visitor.ts'

/** Id of the request, for error pages and the log. */
export const requestIdContext = createContext<string | null>(null)

/** Who sends the request, as far as the connection tells. */
export const visitorContext = createContext<Visitor>({ address: '', userAgent: '' })

/** Looks up who is signed in, at most once per request and only when a caller asks. */
export const sessionContext = createContext<() => Promise<SessionState>>(async () => ({
  kind: 'none',
  reason: 'missing',
}))

/** HTTP status with which the body of the request was refused before any route read it; null if it was accepted. */
export const refusalContext = createContext<400 | 413 | null>(null)

/** Whether the answer failed because something that the program needs is away, so that a retry may succeed. */
export const awayContext = createContext<boolean>(false)
