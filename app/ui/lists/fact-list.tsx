import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

const NAMES = { even: 'sm:grid-cols-[12rem_minmax(0,1fr)]', fit: 'sm:grid-cols-[auto_1fr]' }

/**
 * Names with their values, side by side if there is room; empty values are left out.
 *
 * @param props.names width of the names: the same in every list, or that of the longest one
 * @param props.className further classes, such as those of a sheet
 */
export function FactList(props: {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  names?: keyof typeof NAMES
  className?: string
}) {
  const { facts, names = 'even', className } = props
  return (
    <dl className={classes('grid gap-x-6 gap-y-2', NAMES[names], className)}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere min-w-0 whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
