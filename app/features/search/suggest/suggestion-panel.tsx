import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Group, Row } from './rows.ts'
import type { PlaceSuggestion } from './suggest-searches.server.ts'
import { optionId } from './use-combobox.ts'
import type { Rows } from './use-rows.ts'

type Properties = { listId: string; list: Rows; choose: (row: Row) => void }

/** The list below the search form. The focus stays in the field whatever is clicked here. */
export function SuggestionPanel({ listId, list, choose }: Properties) {
  const t = useTranslation()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-2 flex max-h-[min(30rem,70vh)] overflow-y-auto rounded-card bg-sheet py-2 shadow-lift"
    >
      <div role="listbox" id={listId} aria-label={t('suggest.label')} className="min-w-0 flex-1">
        {list.groups.map((group) => (
          <SuggestionGroup key={group.name} group={group} listId={listId} list={list} choose={choose} />
        ))}
      </div>
      <RecentDeletion list={list} />
    </div>
  )
}

function SuggestionGroup({ group, listId, list, choose }: Properties & { group: Group }) {
  const t = useTranslation()
  const labelId = `${listId}-${group.name}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className="flex h-8 items-end px-4 pb-1 font-semibold text-ink-soft text-xs">
        {t(`suggest.${group.name}`)}
      </div>
      {group.rows.map((row) => {
        const at = list.rows.indexOf(row)
        return (
          <SuggestionRow
            key={row.key}
            id={optionId(listId, at)}
            row={row}
            isActive={at === list.at}
            choose={() => choose(row)}
          />
        )
      })}
    </div>
  )
}

/**
 * A button beside each of the last searches. An option may not contain a button; keys delete the active row instead.
 */
function RecentDeletion({ list }: { list: Rows }) {
  const t = useTranslation()
  const searches = list.rows.flatMap((row) => (row.group === 'recent' ? [row.text] : []))
  if (searches.length === 0) return null
  return (
    <div className="flex flex-col pt-8">
      {searches.map((text) => (
        <button
          key={text}
          type="button"
          tabIndex={-1}
          aria-label={t('suggest.forget', { text })}
          onClick={() => list.forget(text)}
          className="grid size-11 md:h-9 place-items-center text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Icon name="trash-2" size={18} />
        </button>
      ))}
    </div>
  )
}

const ICONS = {
  recent: 'history',
  forget: 'trash-2',
  places: 'signpost',
  schools: 'school',
  types: 'graduation-cap',
} as const

type RowProperties = { id: string; row: Row; isActive: boolean; choose: () => void }

/** One option of the list: its name, and what distinguishes it from others with that name. */
function SuggestionRow({ id, row, isActive, choose }: RowProperties) {
  const t = useTranslation()
  const locale = useLocale()
  const { name, detail } = labelOf(row, t, locale)
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

function labelOf(row: Row, t: Translate, locale: Locale): { name: string; detail?: string } {
  switch (row.group) {
    case 'recent':
      return { name: row.text }
    case 'forget':
      return { name: t('suggest.forgetAll') }
    case 'schools':
      return { name: row.school.name, detail: row.school.city }
    case 'places':
      return { name: row.place.text, detail: whereabouts(row.place, locale) }
    case 'types': {
      const { text, gloss, place } = row.type
      if (place) return { name: text, detail: whereabouts(place, locale) }
      return { name: text, detail: gloss }
    }
  }
}

function whereabouts({ name, region, isSpread, country }: PlaceSuggestion, locale: Locale): string {
  return [!isSpread && region !== name && region, countryName(locale, country)].filter(Boolean).join(', ')
}
