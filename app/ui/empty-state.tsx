import type { ReactNode } from 'react'

/** `empty-results` shows a magnifying glass, because something was searched for. */
type Drawing = 'empty' | 'empty-results' | 'empty-reviews' | 'not-found'

/** A drawing of an open book, a description of what would be here, and the next step. */
export function EmptyState(props: { drawing: Drawing; title: ReactNode; children?: ReactNode }) {
  return (
    <div className="mx-auto max-w-measure py-8 text-center">
      <img
        src={`/drawings/${props.drawing}.svg`}
        alt=""
        width="220"
        height="140"
        className="mx-auto mb-4 dark:brightness-90"
      />
      {props.title}
      <div className="mt-3 flex flex-col items-center gap-3 text-ink-soft">{props.children}</div>
    </div>
  )
}
