import type { ReactNode } from 'react'
import { late } from '#app/ui/late.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useMessage } from './use-message.ts'
import { useShortlist } from './use-shortlist.ts'

const Footer = late(async () => (await import('./footer.tsx')).Footer)

/** What stands around every public screen. */
export function Shell({ children }: { children: ReactNode }) {
  useFocusOnNavigation()
  useMessage()
  useShortlist()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
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
