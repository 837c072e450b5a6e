import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Row } from './rows.ts'

const ICONS = {
  recent: 'history',
  forget: 'trash-2',
  places: 'signpost',
  schools: 'school',
  types: 'graduation-cap',
} as const

type Properties = { id: string; row: Row; isActive: boolean; choose: () => void }

/** One option of the list: its name, and what distinguishes it from others with that name. */
export function SuggestionRow({ id, row, isActive, choose }: Properties) {
  const t = useTranslation()
  const locale = useLocale()
  const { name, detail } = wording(row, t, locale)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active row
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      onClick={choose}
      className="flex min-h-11 md:min-h-9 cursor-pointer items-center gap-3 px-4 py-1.5 md:py-1 leading-snug -outline-offset-2 hover:bg-sunken aria-selected:bg-board-wash aria-selected:outline-2 aria-selected:outline-board"
    >
      <Icon name={ICONS[row.group]} size={18} className="flex-none text-ink-soft" />
      <span className={row.group === 'recent' ? 'truncate' : 'flex min-w-0 flex-wrap items-baseline overflow-hidden'}>
        <span className="mr-3 line-clamp-2">{name}</span>
        {/* The dot is in the margin of the name: on a line of its own, the detail begins beyond the cut edge. */}
        {detail && (
          <span className="-ml-3 -indent-3 pl-3 text-ink-soft text-sm leading-snug">
            <span className="inline-block w-3 indent-0 text-center"> · </span>
            {detail}
          </span>
        )}
      </span>
    </div>
  )
}

function wording(row: Row, t: Translate, locale: Locale): { name: string; detail?: string } {
  switch (row.group) {
    case 'recent':
      return { name: row.text }
    case 'forget':
      return { name: t('suggest.forgetAll') }
    case 'schools':
      return { name: row.school.name, detail: row.school.city }
    case 'places': {
      const { text, name, region, country } = row.place
      const parts = [region !== name && region, countryName(locale, country)]
      return { name: text, detail: parts.filter(Boolean).join(', ') }
    }
    case 'types': {
      const { localType, category } = row.type
      const gloss = t(`category.${category}`)
      return { name: localType, detail: gloss === localType || category === 'other' ? undefined : gloss }
    }
  }
}
