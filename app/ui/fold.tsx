import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/**
 * A part of a form or page that is folded until somebody opens it.
 *
 * @param props.note what applies while it is folded, or the reason to unfold it
 */
export function Fold(props: { open?: boolean; title: ReactNode; note?: string; children: ReactNode }) {
  return (
    <details
      open={props.open}
      // A field that the browser refuses can only be shown once it is unfolded.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true
      }}
      className="group"
    >
      <summary className="min-h-11 list-none content-center">
        <span className="flex items-center gap-1.5 font-semibold">
          <Icon name="chevron-down" size={18} className="-ms-1 flex-none group-open:rotate-180" />
          {props.title}
        </span>
        {props.note && <span className="block text-ink-soft text-sm group-open:hidden">{props.note}</span>}
      </summary>
      <div className="mt-4 grid gap-6">{props.children}</div>
    </details>
  )
}
