import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { classes } from '../classes.ts'

const PAGES_AROUND = 2

/** Returns the numbers around the current page, plus the first and the last; gaps are 0. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = Array.from({ length: PAGES_AROUND * 2 + 1 }, (_, index) => page - PAGES_AROUND + index)
  const shown = [...new Set([1, ...near, pages])].filter((number) => number >= 1 && number <= pages)
  return shown.flatMap((number, index) => (index > 0 && number - shown[index - 1]! > 1 ? [0, number] : [number]))
}

type Props = {
  page: number
  pages: number
  /** Returns the path of a page, without language, by its number. */
  pathOf: (page: number) => string
  /** Name of the links, for a screen with several lists. */
  label?: string
}

/** Links to the pages of a list: real addresses, so they work without JavaScript and can be shared. */
export function PageLinks({ page, pages, pathOf, label }: Props) {
  const t = useTranslation()
  if (pages < 2) return null
  const classNames =
    'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-semibold no-underline'
  return (
    <nav
      aria-label={label ?? t('pages.label')}
      className="no-print mt-6 flex flex-wrap items-center justify-center gap-1 tabular-nums"
    >
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={classes(classNames, 'text-board hover:bg-sunken')}>
          <Icon name="chevron-left" size={18} />
          {t('pages.previous')}
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
            to={pathOf(number)}
            aria-label={t('pages.page', { number })}
            aria-current={number === page ? 'page' : undefined}
            className={classes(classNames, number === page ? 'bg-board text-on-board' : 'text-ink hover:bg-sunken')}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next" className={classes(classNames, 'text-board hover:bg-sunken')}>
          {t('pages.next')}
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </nav>
  )
}
