import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useAccount } from './use-account.ts'

/**
 * The way to the favourites: those of the account, or what a visitor can do with some. Once there are any, script puts
 * their number and list in its place.
 */
export function FavouritesLink() {
  const account = useAccount()
  return (
    <div data-favourites="" className="[&>a:not(:only-child)]:hidden">
      <Link
        to={account ? '/account/favourites' : '/compare'}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold text-base text-board no-underline"
      >
        <Icon name="heart" size={18} />
        <span className={account ? 'sr-only' : 'max-xl:sr-only'}>{useTranslation()('nav.favourites')}</span>
      </Link>
    </div>
  )
}
