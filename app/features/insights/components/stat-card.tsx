import type { ReactNode } from 'react'

/** A figure with its name above and an explanation below. */
export function StatCard({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div className="sheet p-5">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>
        <p className="font-[620] font-head text-2xl leading-snug tracking-[-0.012em]">{figure}</p>
        <p className="text-ink-faint text-sm">{children}</p>
      </dd>
    </div>
  )
}
