import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { RootData } from '../root-data.server.ts'

/**
 * The data of the root loader, or the data that the error carries on an error page shown before that loader ran;
 * undefined where that page has none either.
 */
export function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData<RootData>('root')
  const error = useRouteError()
  return loaded ?? (isRouteErrorResponse(error) ? (error.data ?? undefined) : undefined)
}
