import { Outlet } from 'react-router'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { LegalLinks } from '#app/routes/shell/legal-links.tsx'
import { useFocusOnNavigation } from '#app/routes/shell/use-focus-on-navigation.ts'
import { useMessage } from '#app/routes/shell/use-message.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'

/** The pages about signing in: on wide screens beside a panel with a drawing of the street. */
export default function AuthLayout() {
  const t = useTranslation()
  useFocusOnNavigation()
  useMessage()
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <header className="hidden flex-col justify-between bg-[#123d2f] text-ink [--ink:#f3f1e7] lg:flex">
        <Link to="/" className="m-12 mb-0 inline-flex self-start no-underline" aria-label={t('nav.home')}>
          <Logo />
        </Link>
        <p className="mx-12 max-w-96 font-[620] font-head text-[2.5rem] leading-tight">{t('auth.slogan')}</p>
        <div className="street">
          <img src="/drawings/street.svg" alt="" width="760" height="224" />
        </div>
      </header>
      <div className="flex flex-col">
        <main id="main" className="flex flex-1 flex-col justify-center px-4 py-10 sm:px-8">
          <div className="mx-auto w-full max-w-104">
            <Link
              to="/"
              className="mb-4 inline-flex min-h-11 items-center gap-2 text-base no-underline hover:underline"
            >
              <Icon name="arrow-left" size={18} />
              {t('auth.back')}
            </Link>
            <Outlet />
          </div>
        </main>
        <LegalLinks className="mx-auto w-full max-w-104 px-4 pb-6 sm:px-0" />
      </div>
    </div>
  )
}
