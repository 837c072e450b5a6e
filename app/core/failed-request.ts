import { createContext } from 'react'

/** A request that failed: its id in the log, and whether it did because something is away that the program needs. */
export type FailedRequest = { id: string; isAway: boolean }

/** Known while the server renders an error page; the browser keeps what that wrote. */
export const FailedRequestContext = createContext<FailedRequest | undefined>(undefined)
