import '#app/i18n/all.server.ts'
import { FACT_IDS } from '#app/features/facts/vocabulary/facts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'

/** Returns every fact with its name in a language, sorted by name. */
export function factChoices(locale: Locale): { id: string; label: string }[] {
  const t = translator(locale)
  const named = FACT_IDS.map((id) => ({ id, label: t(`fact.${id}`) }))
  return named.sort((one, other) => one.label.localeCompare(other.label, locale))
}
