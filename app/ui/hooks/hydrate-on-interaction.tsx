import { type ComponentType, lazy, memo, Suspense } from 'react'

const INTERACTION_EVENTS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'scroll',
  'popstate',
]

const attention = Promise.withResolvers<void>()
let isWatching = false

/** Resolves when the visitor first does anything with the page. */
function firstInteraction(): Promise<void> {
  if (!isWatching)
    for (const sign of INTERACTION_EVENTS) addEventListener(sign, hydrate, { capture: true, once: true, passive: true })
  isWatching = true
  return attention.promise
}

/**
 * Lets late parts come alive without a visitor: React holds back what a page that renews itself would show as long as
 * one of them waits.
 */
export function hydrate(): void {
  attention.resolve()
}

/**
 * A part of the page that comes alive late: the server renders it, and its script is fetched when the visitor first
 * does anything. Until then it must work as plain HTML. Its properties may change by navigations only.
 */
export function hydrateOnInteraction<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await firstInteraction()
    return { default: await load() }
  })
  return memo((properties: Properties) => (
    <Suspense>
      <Part {...properties} />
    </Suspense>
  ))
}
