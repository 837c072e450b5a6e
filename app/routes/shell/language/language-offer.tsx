import { Suspense, useEffect, useState } from 'react'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'

const Card = lazyPart(async () => (await import('./language-offer-card.tsx')).LanguageOfferCard)

/** Offers the page in the browser's language, written in that language; never redirects. */
export function LanguageOffer() {
  const locale = useLocale()
  const [offer, setOffer] = useState<Locale>()
  useEffect(() => {
    const wanted = navigator.languages.map((language) => language.slice(0, 2)).find(isLocale)
    if (wanted && wanted !== locale && !document.cookie.includes('language-offer=no')) setOffer(wanted)
  }, [locale])
  return (
    offer && (
      <Suspense>
        <Card offer={offer} onRefuse={() => setOffer(undefined)} />
      </Suspense>
    )
  )
}
