import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { comparePath, MAX_COMPARED_SCHOOLS } from '../../compare-address.ts'
import type { FavouriteSchool } from '../../device/device-list.ts'
import { useDeviceList } from '../../device/use-device-list.ts'

/**
 * A comparison without schools: offers the newest favourites, if there are two.
 *
 * @param props.kept the account's favourites, oldest first; null without an account, when the device may hold some
 */
export function NothingChosen({ kept }: { kept: readonly FavouriteSchool[] | null }) {
  const device = useDeviceList()
  const schools = joined(kept ?? [], device ?? []).slice(-MAX_COMPARED_SCHOOLS)
  if (schools.length > 1) return <Offer schools={schools} />
  // Until the device's list is known, only visitors without script are told that there is nothing.
  return (
    <div className={device === undefined ? 'hidden noscript:block' : undefined}>
      <Nothing />
    </div>
  )
}

/** What the device holds is about to be moved into the account. */
const joined = (kept: readonly FavouriteSchool[], device: readonly FavouriteSchool[]): FavouriteSchool[] => [
  ...kept,
  ...device.filter(({ id }) => kept.every((school) => school.id !== id)),
]

function Offer({ schools }: { schools: readonly FavouriteSchool[] }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="offer" className="sheet mt-6 grid max-w-measure gap-3 p-5">
      <h2 id="offer" className="text-xl">
        {t('compare.offer')}
      </h2>
      <ul className="list-disc pl-5">
        {schools.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-4">
        <Link to={comparePath(schools.map(({ id }) => id))} className={button('main')}>
          {t('compare.offer.go')}
        </Link>
        <Link to="/results">{t('schoolNotFound.search')}</Link>
      </p>
    </section>
  )
}

function Nothing() {
  const t = useTranslation()
  return (
    <EmptyState drawing="empty" title={<h2 className="text-xl">{t('compare.empty')}</h2>}>
      <p>{t('compare.emptyText')}</p>
      <Link to="/results" className={button('main')}>
        {t('schoolNotFound.search')}
      </Link>
    </EmptyState>
  )
}
