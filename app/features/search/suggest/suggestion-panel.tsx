import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Group, Row } from './rows.ts'
import { SuggestionRow } from './suggestion-row.tsx'
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
