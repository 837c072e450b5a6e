import { createContext } from 'react'

/** A failed request: its id in the log, and whether it failed because something that the program needs is away. */
export type FailedRequest = { id: string; isAway: boolean }

/** Known while the server renders an error page; the browser keeps the server's output. */
export const FailedRequestContext = createContext<FailedRequest | undefined>(undefined)
