import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { chip } from '#app/ui/chip.tsx'
import type { PlacePage } from '../find-place-page.server.ts'
import type { PlaceLink } from '../place-links.ts'

/** What a family searches for, in one sentence, with the surrounding places and the types of school there. */
export function PlaceHeader({ place }: { place: PlacePage }) {
  const t = useTranslation()
  const { crumbs, heading, intro, types } = place
  return (
    <div className="border-line border-b bg-sheet py-6 md:py-9">
      <div className="page">
        <Breadcrumb label={t('places.breadcrumb')} crumbs={crumbs} current={place.path} className="text-ink-soft" />
        <h1 className="mt-4">{heading}</h1>
        <p className="mt-2 max-w-2xl text-ink-soft text-lg">{intro}</p>
        <Chips label={t('places.kinds')} links={types} />
      </div>
    </div>
  )
}

/** Links with their numbers, side by side. */
export function Chips({ label, links }: { label: string; links: readonly PlaceLink[] }) {
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-2">
      {links.map((link) => (
        <li key={link.path}>
          <Link
            to={link.path}
            aria-current={link.current ? 'page' : undefined}
            className={`${chip(link.current ? 'chosen' : 'fact')} min-h-8 px-3 hover:underline`}
          >
            <Counted link={link} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A link's words with its number, if known. */
export function Counted({ link: { label, count } }: { link: PlaceLink }) {
  const t = useTranslation()
  return <>{count === undefined ? label : t('places.counted', { label, count })}</>
}
