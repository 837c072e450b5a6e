import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import type { PlacePage } from '../find-place-page.server.ts'
import { pagePath } from '../place-path.ts'

/** More pages than are always visible. */
const MAX_VISIBLE_PAGES = 5

/** Links to the pages of the list, so that each is one step from every other. */
export function PlacePages({ place: { path, page, pages } }: { place: PlacePage }) {
  const t = useTranslation()
  if (pages < 2) return null
  return (
    <div>
      <PageLinks page={page} pages={pages} pathOf={(number) => pagePath(path, number)} />
      {pages >= MAX_VISIBLE_PAGES && (
        <details className="no-print mt-3 text-center">
          <summary className="inline-flex min-h-8 items-center">{t('places.pages', { count: pages })}</summary>
          <ul className="flex flex-wrap justify-center tabular-nums">
            {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
              <li key={number}>
                <Link
                  to={pagePath(path, number)}
                  aria-label={t('pages.page', { number })}
                  className="inline-flex min-h-9 min-w-9 items-center justify-center"
                >
                  {number}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
