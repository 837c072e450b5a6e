import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useUnread } from '../live/use-unread.ts'

const MAX_SHOWN = 99

/** The link to the notifications, with the number of unread ones; screen readers announce changes. */
export function Bell({ unread: first }: { unread: number }) {
  const t = useTranslation()
  const unread = useUnread(first)
  const count = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread)
  const name = unread > 0 ? t('nav.newsCount', { count }) : t('nav.news')
  return (
    <>
      <Link
        to="/account/news"
        aria-label={name}
        className="relative inline-flex size-11 flex-none items-center justify-center rounded-control text-board hover:bg-sunken"
      >
        <Icon name="bell" size={22} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-board px-1 text-center font-semibold text-on-board text-xs leading-5"
          >
            {count}
          </span>
        )}
      </Link>
      <span role="status" className="sr-only">
        {unread !== first && name}
      </span>
    </>
  )
}
