import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { late } from '#app/ui/late.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useMessage } from './use-message.ts'
import { useShortlist } from './use-shortlist.ts'

const Footer = late(async () => (await import('./footer.tsx')).Footer)

/** What stands around every public screen. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslation()
  useFocusOnNavigation()
  useMessage()
  useShortlist()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-board focus:px-4 focus:py-2 focus:text-on-board"
      >
        {t('shell.skip')}
      </a>
      <NavigationProgress />
      <LanguageOffer />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  )
}
