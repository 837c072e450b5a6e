import '#app/i18n/all.server.ts'
import { factText } from '#app/features/facts/format-fact.ts'
import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import { groupName } from '#app/features/schools/kind-of-school.ts'
import { isInMiles } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import { HOME_LANGUAGES, NEEDS } from './answers.ts'
import type { ChooseOptions } from './components/choose-options.ts'
import { wayText } from './say.server.ts'
import { type FindableWay, offeredWays } from './way-limit.ts'

/** Lists the choices of the form in a language. @param chosen a limit that an address may have in another unit */
export function listOptions(locale: Locale, chosen: FindableWay | undefined): ChooseOptions {
  const t = translator(locale)
  const ways = offeredWays({ inMiles: isInMiles(locale), hasWays: hasEngine() })
  const all = chosen && !ways.includes(chosen) ? [chosen, ...ways] : ways
  return {
    types: CATEGORIES.map((value) => ({ value, label: groupName(t, value) })),
    ways: all.map((value) => ({ value, label: wayText(value, { locale }) })),
    needs: NEEDS.map((value) => ({ value, label: factText(locale, `fact.support_needs.${value}`) ?? value })),
    languages: HOME_LANGUAGES.map((value) => ({ value, label: languageName(locale, value) })).toSorted((one, other) =>
      one.label.localeCompare(other.label, locale),
    ),
  }
}
