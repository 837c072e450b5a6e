import { createContext } from 'react-router'

/** Number of the request, for error pages and the log. */
export const requestIdContext = createContext<string | null>(null)
