import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isLocale, pathWithoutLocale } from '#app/i18n/locales.ts'
import { withTexts } from '#app/i18n/with-texts.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFavourites } from './use-favourites.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useMessage } from './use-message.ts'
import { useSlowNavigation } from './use-slow-navigation.ts'

const Footer = hydrateOnInteraction(() => withTexts('footer', async () => (await import('./footer.tsx')).Footer))

const DashboardSkeleton = lazyPart(async () => (await import('./dashboard-skeletons.tsx')).DashboardSkeleton)

/** A page, or its outline while the dashboard's access check is running. */
function Content({ children }: { children: ReactNode }) {
  const { to } = useSlowNavigation()
  const entering = to && /^\/dashboard(\/|$)/.test(pathWithoutLocale(to))
  return (
    <>
      {entering && (
        <Suspense>
          <DashboardSkeleton path={to} />
        </Suspense>
      )}
      <div className={entering ? 'hidden' : 'contents'}>{children}</div>
    </>
  )
}

/** The frame of every public screen. */
export function Shell({ children }: { children: ReactNode }) {
  useFocusOnNavigation()
  useMessage()
  useFavourites()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <Header />
      <LanguageOffer />
      <main id="main" tabIndex={-1} className="flex-1">
        <Content>{children}</Content>
      </main>
      <Footer />
    </div>
  )
}

const Line = lazyPart(async () => (await import('./language/language-offer-line.tsx')).LanguageOfferLine)

/**
 * Offers the page in the browser's language, written in that language; never redirects. The line has its room before
 * the page is drawn, see `LANGUAGE_OFFER_SCRIPT`.
 */
function LanguageOffer() {
  const [offer, setOffer] = useState<string>()
  useEffect(() => setOffer(document.documentElement.dataset.offer), [])
  const refuse = () => {
    delete document.documentElement.dataset.offer
    setOffer(undefined)
  }
  return (
    <div className="language-offer no-print">
      {isLocale(offer) && (
        <Suspense>
          <Line offer={offer} onRefuse={refuse} />
        </Suspense>
      )}
    </div>
  )
}
