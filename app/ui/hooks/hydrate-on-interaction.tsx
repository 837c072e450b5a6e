import { type ComponentType, lazy, memo, Suspense } from 'react'
import { untilConnected } from '../connection/until-connected.ts'

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

/** Resolves when the visitor first interacts with the page, even if no late part is waiting for it yet. */
const firstInteraction = Promise.withResolvers<void>()
if (!import.meta.env.SSR)
  for (const event of INTERACTION_EVENTS) addEventListener(event, hydrate, { capture: true, once: true, passive: true })

/**
 * Hydrates the late parts without an interaction: while one of them is waiting, React holds back the updates of a page
 * that refreshes itself.
 */
export function hydrate(): void {
  firstInteraction.resolve()
}

/**
 * A part of the page that hydrates late: the server renders it, and its script is loaded at the visitor's first
 * interaction. Until then it must work as plain HTML. Only navigations may change its properties.
 */
export function hydrateOnInteraction<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> {
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    await firstInteraction.promise
    // A part whose script cannot be loaded stays plain HTML.
    return { default: await untilConnected(load).catch(() => new Promise<never>(() => {})) }
  })
  return memo((properties: Properties) => (
    <Suspense>
      <Part {...properties} />
    </Suspense>
  ))
}
