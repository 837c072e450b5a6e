import type { ReactNode } from 'react'
import { Link } from '#app/i18n/link.tsx'
import { chip } from '../chip.tsx'
import { classes } from '../classes.ts'

export type FilterLink = {
  /** Path without language. */
  to: string
  text: ReactNode
  /** Number of entries behind the link. */
  count?: ReactNode
  isChosen: boolean
}

/** Choices of which exactly one applies, each with its own address. */
export function FilterLinks({ links }: { links: readonly FilterLink[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ to, text, count, isChosen }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={isChosen ? 'page' : undefined}
            className={`${chip(isChosen ? 'chosen' : 'choice')} min-h-11 px-3.5 text-sm`}
          >
            {text}
            {count !== undefined && <span className="tabular-nums">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type LineProps = { id: string; label: string; links: readonly FilterLink[]; isNamed?: boolean }

/**
 * A line of such choices after its name, for a list further down on a page: the page keeps its scroll position, and
 * search engines do not follow the links.
 *
 * @param props.id of the name
 * @param props.isNamed false if an element around the line already has that name
 */
export function FilterLine({ id, label, links, isNamed = true }: LineProps) {
  return (
    <div className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[8rem_1fr]">
      <span id={id} className="text-ink-soft text-sm sm:pt-1">
        {label}
      </span>
      <ul aria-labelledby={isNamed ? id : undefined} className="flex flex-wrap gap-2">
        {links.map(({ to, text, count, isChosen }) => (
          <li key={to}>
            <Link
              to={to}
              rel="nofollow"
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className={classes(chip(isChosen ? 'chosen' : 'choice'), 'min-h-8')}
            >
              {/* Some languages write the names of languages in lower case, except at the beginning. */}
              <span className="inline-block first-letter:uppercase">{text}</span>
              {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
