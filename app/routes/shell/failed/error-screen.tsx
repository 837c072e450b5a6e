import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { Shell } from '../shell.tsx'

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

/** Loaded while the page is idle, see `app/routes/connection/prepare.client.ts`: few visits need it. */
const FailedPageContent = lazyPart(async () => (await import('./failed-page-content.tsx')).FailedPageContent)

/** Replaces the content within a page's frame when the page does not exist or failed. */
export const FailedPage = ({ error }: { error: unknown }) => (
  <Suspense>
    <FailedPageContent error={error} />
  </Suspense>
)

/** Replaces a page that does not exist or that failed. */
export const ErrorScreen = ({ error }: { error: unknown }) => (
  <Shell>
    <FailedPage error={error} />
  </Shell>
)
