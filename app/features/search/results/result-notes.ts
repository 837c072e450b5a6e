import { formatDistance } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Relaxation, SearchResult } from '#search-engine/index.ts'
import type { SearchAddress } from '../search-address.ts'

/**
 * Says in the reader's language how the text of a search was understood. `relaxed`: what was changed in a text that has
 * no results; `best`: how the best schools come first; `reach`: how far the results reach, each a sentence.
 */
export function resultNotes(found: SearchResult, address: SearchAddress, locale: Locale) {
  const t = translator(locale)
  const { relaxation, interpretation, wholeCity, widenedToKm } = found
  const { radiusKm } = interpretation
  const distance = (km: number) => ({ distance: formatDistance(locale, km) })
  return {
    relaxed: relaxation && relaxedNote(relaxation, locale),
    best: interpretation.best && address.sort === 'relevance' ? t('results.best') : undefined,
    reach: [
      ...(radiusKm !== undefined && address.radius === undefined ? [t('results.within', distance(radiusKm))] : []),
      ...(wholeCity === undefined ? [] : [t('results.wholeCity', { city: wholeCity })]),
      ...(widenedToKm === undefined ? [] : [t('results.widened', distance(widenedToKm))]),
    ],
  }
}

function relaxedNote({ step, dropped }: Relaxation, locale: Locale): string | undefined {
  if (step === 'village' || step === 'corrected') return undefined
  return translator(locale)(`results.relaxed.${step}`, { dropped: dropped.join(' ') })
}
