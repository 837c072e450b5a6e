import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { classes } from '../classes.ts'

const AROUND = 2

/** Returns the numbers around the current page, with the first and the last; gaps are 0. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = Array.from({ length: AROUND * 2 + 1 }, (_, index) => page - AROUND + index)
  const shown = [...new Set([1, ...near, pages])].filter((number) => number >= 1 && number <= pages)
  return shown.flatMap((number, index) => (index > 0 && number - shown[index - 1]! > 1 ? [0, number] : [number]))
}

type Words = { label: string; previous: string; next: string; page: (number: number) => string }

/**
 * Links to the pages of a list: real addresses, so that they work without JavaScript and can be shared.
 *
 * @param props.href returns the address of a page by its number
 */
export function PageLinks(props: { page: number; pages: number; href: (page: number) => string; labels: Words }) {
  const { page, pages, href, labels } = props
  if (pages < 2) return null
  const classNames =
    'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-semibold no-underline'
  return (
    <nav
      aria-label={labels.label}
      className="no-print mt-6 flex flex-wrap items-center justify-center gap-1 tabular-nums"
    >
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className={classes(classNames, 'text-board hover:bg-sunken')}>
          <Icon name="chevron-left" size={18} />
          {labels.previous}
        </Link>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no identity of their own
          <span key={`gap-${index}`} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={href(number)}
            aria-label={labels.page(number)}
            aria-current={number === page ? 'page' : undefined}
            className={classes(classNames, number === page ? 'bg-board text-on-board' : 'text-ink hover:bg-sunken')}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={href(page + 1)} rel="next" className={classes(classNames, 'text-board hover:bg-sunken')}>
          {labels.next}
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </nav>
  )
}
