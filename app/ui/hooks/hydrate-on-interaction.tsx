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

/** Number of parts on the page whose script is not there yet. */
let waiting = 0
/**
 * A link to a part of the page scrolls there by itself. React takes what follows from a `popstate` at once, and so
 * would draw all waiting parts anew, for which the router then scrolls to the top: until they are there, it hears only
 * of entries that it has made.
 */
if (!import.meta.env.SSR)
  addEventListener('popstate', (event) => waiting > 0 && event.state === null && event.stopImmediatePropagation(), {
    capture: true,
  })

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
    waiting++
    await firstInteraction.promise
    // A part whose script cannot be loaded stays plain HTML.
    const part = await untilConnected(load).catch(() => new Promise<never>(() => {}))
    waiting--
    return { default: part }
  })
  return memo((properties: Properties) => (
    <Suspense>
      <Part {...properties} />
    </Suspense>
  ))
}
