import '#app/i18n/all.server.ts'
import { sayWays } from '#app/features/routing/say-ways.ts'
import { isWithin, modeOf, WAY_CHOICES, type WayMode } from '#app/features/routing/ways.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Hit, SearchEngine, SearchQuery } from '#search-engine/index.ts'
import type { MeasuredWays } from '../ways/limit-to-ways.server.ts'
import type { FurtherFilter } from './further-filter.ts'

/**
 * Returns the filter by minutes on the way to school; none where no way is measured.
 *
 * @param unlimited the query without this filter, whose rows are counted for each choice
 */
export function wayFilter(
  measured: MeasuredWays | undefined,
  { engine, unlimited }: { engine: SearchEngine; unlimited: SearchQuery },
  locale: Locale,
): FurtherFilter[] {
  if (!measured) return []
  const { ways, radiusKm, chosen } = measured
  const t = translator(locale)
  const counted = WAY_CHOICES.map((choice) => {
    const only = [...(ways?.keys() ?? [])].filter((id) => isWithin(ways?.get(id), [choice]))
    return [choice, only.length === 0 ? 0 : engine.count({ ...unlimited, radiusKm, only })] as const
  })
  const counts = Object.fromEntries(counted)
  const choices = WAY_CHOICES.filter((choice) => chosen.includes(choice) || counts[choice]! > 0)
  const labels = Object.fromEntries(
    choices.map((choice) => {
      const [mode, minutes] = choice.split('.') as [WayMode, string]
      return [choice, t(`filter.way.${mode}`, { minutes })]
    }),
  )
  return choices.length === 0 ? [] : [{ name: 'way', legend: t('filter.way'), choices, labels, counts }]
}

/** What a page says of the ways as a whole; `isWhole` if it may be kept for others, as the engine answered. */
export const wayNotes = (measured: MeasuredWays | undefined, locale: Locale) => ({
  wayNote: wayNote(measured, locale),
  isWhole: measured === undefined || measured.isAnswered,
})

/** Says of what the list cannot know whether it is within the chosen minutes; null if it is limited by none. */
function wayNote(measured: MeasuredWays | undefined, locale: Locale): string | null {
  if (!measured || measured.chosen.length === 0) return null
  const t = translator(locale)
  if (!measured.isAnswered) return t('results.way.away')
  const sentences = [
    t('results.way.about'),
    measured.chosen.some((choice) => modeOf(choice) === 'transit') && t('results.way.transit'),
    measured.beyond > 0 && t('results.way.beyond', { count: measured.beyond }),
    measured.rough > 0 && t('results.way.rough', { count: measured.rough }),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** Says how long the way to a school of a list takes; undefined if that is not known. */
export const wayOf = (measured: MeasuredWays | undefined, { id }: Pick<Hit, 'id'>, locale: Locale) =>
  sayWays(measured?.ways?.get(id) ?? {}, locale) || undefined
