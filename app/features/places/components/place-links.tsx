import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { PlaceLink } from '../place-links.ts'
import { pagePath } from '../place-path.ts'
import { Counted } from './place-header.tsx'

/** Links to places in order, including the further pages of those that have several. */
export function PlaceLinks({ links, columns = false }: { links: readonly PlaceLink[]; columns?: boolean }) {
  return (
    <ul className={columns ? 'gap-x-8 sm:columns-2 xl:columns-3' : ''}>
      {links.map((link) => (
        <li key={link.path} className="break-inside-avoid">
          <Link to={link.path} className="inline-flex min-h-8 items-center">
            <Counted link={link} />
          </Link>
          <FurtherPages link={link} />
        </li>
      ))}
    </ul>
  )
}

function FurtherPages({ link: { label, path, pages = 1 } }: { link: PlaceLink }) {
  const t = useTranslation()
  if (pages < 2) return null
  return (
    <ul className="flex flex-wrap text-sm tabular-nums">
      {Array.from({ length: pages - 1 }, (_, at) => at + 2).map((number) => (
        <li key={number}>
          <Link
            to={pagePath(path, number)}
            aria-label={t('places.pageOf', { place: label, number })}
            className="inline-flex min-h-8 min-w-8 items-center"
          >
            {number}
          </Link>
        </li>
      ))}
    </ul>
  )
}
