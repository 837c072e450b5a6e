import { useEffect, useRef } from 'react'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { agreedOrigin } from '../map-consent.ts'
import type { MapBackground, MapOverview } from '../results/map-results.server.ts'

/** The background of the map, and the other server whose maps it could show, with whether the visitor has agreed. */
type Background = { background: MapBackground; foreign: { origin: string; agreed: boolean } | null }

/** Another server's style is used only with the visitor's agreement and on a page whose policy allows that server. */
export function useBackground(overview: MapOverview | undefined): Background | undefined {
  const styleUrl = overview?.background.styleUrl ?? null
  const origin = styleUrl === null ? null : new URL(styleUrl).origin
  // An agreement that is given later takes effect when the page is loaded again, with its policy.
  const cookies = useRef<string>(undefined)
  if (origin !== null) cookies.current ??= document.cookie
  const agreed = origin !== null && agreedOrigin(cookies.current ?? '') === origin
  const mustReload = agreed && !isLoadedAsResults()
  useEffect(() => {
    if (mustReload) location.reload()
  }, [mustReload])
  if (!overview || mustReload) return undefined
  return {
    background: agreed ? overview.background : { ...overview.background, styleUrl: null },
    foreign: origin === null ? null : { origin, agreed },
  }
}

/**
 * Whether the document was loaded as a results page, rather than reached from another page by client-side navigation.
 */
function isLoadedAsResults(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && pathWithoutLocale(new URL(load.name).pathname) === '/results'
}
