import { Link, NavLink } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { OwnBell } from './account/own-bell.tsx'
import { useAccount } from './account/use-account.ts'
import { LanguageLinks, LanguageMenu } from './language/language-menu.tsx'
import { NAVIGATION } from './site.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useClosingDetails } from './use-closing-details.ts'

// Only signed-in people need these.
const AccountMenu = hydrateOnInteraction(async () => (await import('./account/account-menu.tsx')).AccountMenu)
const MobileAccount = hydrateOnInteraction(async () => (await import('./account/account-menu.tsx')).MobileAccount)

export function Header() {
  const t = useTranslation()
  const account = useAccount()
  return (
    <header className="site border-line border-b bg-sheet">
      <div className="page flex h-[60px] items-center justify-between gap-4 lg:gap-7 md:h-[68px]">
        <Link to="/" className="inline-flex no-underline" aria-label={t('nav.home')}>
          <Logo />
        </Link>
        <nav aria-label={t('nav.main')} className="hidden flex-1 gap-3 md:flex lg:ml-4 lg:gap-5 xl:gap-6">
          <NavigationLinks />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <OwnBell />
          <FavouritesLink />
        </div>
        <div className="hidden min-w-0 items-center gap-1 md:flex xl:gap-3">
          <LanguageMenu />
          <ThemeSwitch />
          {account ? (
            <AccountMenu account={account} />
          ) : (
            <Link to="/auth" className={`${button('quiet', 'small')} whitespace-nowrap`}>
              {t('nav.login')}
            </Link>
          )}
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}

function NavigationLinks() {
  const t = useTranslation()
  return NAVIGATION.map(({ to, key }) => {
    const content = (
      <>
        {to === '/premium' && <Icon name="gem" size={18} className="md:max-lg:hidden" />}
        {t(key)}
      </>
    )
    // A fragment of a page is never marked as the current page. Where space is scarce it appears only in the footer.
    return to.includes('#') ? (
      <Link key={to} to={to} className="nav-link md:max-lg:hidden">
        {content}
      </Link>
    ) : (
      <NavLink key={to} to={to} className="nav-link">
        {content}
      </NavLink>
    )
  })
}

/** Below 768 px: a native disclosure, so it opens without JavaScript; choosing a link closes it. */
function MobileMenu() {
  const t = useTranslation()
  const account = useAccount()
  const details = useClosingDetails()
  return (
    <details ref={details} className="group md:hidden">
      <summary
        className="flex size-11 list-none items-center justify-center rounded-control text-board"
        aria-label={t('nav.menu')}
      >
        <Icon name="menu" size={26} />
      </summary>
      <div className="absolute inset-x-0 top-[60px] z-40 border-line border-b bg-sheet p-4 shadow-lift">
        <nav aria-label={t('nav.main')} className="flex flex-col">
          <NavigationLinks />
        </nav>
        <p className="mt-4 mb-1 font-semibold text-ink-soft text-sm">{t('nav.language')}</p>
        <LanguageLinks className="flex flex-wrap gap-2" itemClassName="button language-button" />
        {account && <MobileAccount account={account} />}
        <div className="mt-4 flex items-center gap-3">
          {!account && (
            <Link to="/auth" className={`${button('main')} flex-1`}>
              {t('nav.login')}
            </Link>
          )}
          <ThemeSwitch />
        </div>
      </div>
    </details>
  )
}

/**
 * The link to the favourites: to those of the account, or to a page that explains them to visitors. Once there are any,
 * a script replaces it with their number and list.
 */
function FavouritesLink() {
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
