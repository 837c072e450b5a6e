import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { RootData } from '../root-data.server.ts'

/**
 * The data of the root loader, on an error page that came before it ran those that the error carries; undefined where
 * that page has none either.
 */
export function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData<RootData>('root')
  const error = useRouteError()
  return loaded ?? (isRouteErrorResponse(error) ? (error.data ?? undefined) : undefined)
}
