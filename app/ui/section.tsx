import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const GAPS = { 3: 'grid gap-3', 4: 'grid gap-4', 5: 'grid gap-5' }

/**
 * One part of a page: a sheet with its heading.
 *
 * @param props.gap space between its contents, in steps of 4 px; without it only the heading keeps a distance
 */
export function Section(props: { id: string; title: string; gap?: keyof typeof GAPS; children: ReactNode }) {
  const { id, title, gap, children } = props
  return (
    <section aria-labelledby={id} className={classes('sheet p-5 sm:p-6', gap && GAPS[gap])}>
      <h2 id={id} className={classes('text-xl', !gap && 'mb-4')}>
        {title}
      </h2>
      {children}
    </section>
  )
}
