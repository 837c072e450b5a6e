import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useAccount } from './use-account.ts'

/**
 * The link to the favourites: to those of the account, or to a page that explains them to visitors. Once there are any,
 * a script replaces it with their number and list.
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
