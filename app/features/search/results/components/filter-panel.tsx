import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { groupName } from '#app/features/schools/kind-of-school.ts'
import { countryName, formatNumber } from '#app/i18n/format.ts'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'
import { Select } from '#app/ui/form/select.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CATEGORIES, COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import {
  OWNERSHIPS,
  RATINGS,
  readSearchAddress,
  type SearchAddress,
  searchedCountry,
  writeSearchAddress,
} from '../../search-address.ts'
import { ratingWords } from '../filter-labels.ts'
import type { FurtherFilter } from '../further-filter.ts'
import type { SearchResults } from '../search-schools.server.ts'
import { ChoiceList } from './choice-list.tsx'
import { NearFilter } from './near-filter.tsx'
import { FILTER_PANEL_ID } from './results-bar.tsx'
import { useSearchAddress } from './use-search-address.ts'

const CHOICES_OPEN = 5

/**
 * All filters in one form: a column beside the list from 1024 px, otherwise a sheet from the bottom that a button
 * opens. Each choice takes effect immediately once the script is there; without script the button at its end sends the
 * form.
 */
export function FilterPanel({ results, rail }: { results: SearchResults; rail: boolean }) {
  const t = useTranslation()
  const locale = useLocale()
  const hydrated = useHydrated()
  const panel = useRef<HTMLFormElement>(null)
  const [address, change] = useSearchAddress()
  useEarlyChoices(panel, address, change)
  return (
    <form
      ref={panel}
      id={FILTER_PANEL_ID}
      popover="auto"
      action={localePath(locale, '/results')}
      aria-label={t('filter.title')}
      onSubmit={(event) => {
        event.preventDefault()
        panel.current?.hidePopover()
      }}
      className={classes(
        'group/panel fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col gap-5 overflow-y-auto rounded-t-card bg-sheet p-5 text-ink shadow-lift [&:popover-open]:flex',
        rail &&
          'lg:static lg:flex lg:max-h-none lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none',
      )}
    >
      <div className={classes('flex items-center justify-between', rail && 'lg:hidden')}>
        <h2 className="text-xl">{t('filter.title')}</h2>
        <button
          type="button"
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
          aria-label={t('shell.close')}
          className="flex size-11 items-center justify-center"
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      <KeptParameters />
      <MainFilters results={results} address={address} change={change} />
      <FurtherFilters results={results} address={address} change={change} />
      <button type="submit" className={classes(button('main'), 'w-full flex-none', rail && applyOnRail(hydrated))}>
        {hydrated ? t('filter.show', { count: results.total }) : t('filter.apply')}
      </button>
    </form>
  )
}

/** Beside the list the button shows only where choices take no effect: without script, or while it has not arrived. */
const applyOnRail = (hydrated: boolean) =>
  hydrated ? 'lg:hidden' : 'lg:hidden noscript:lg:flex lg:group-has-user-valid/panel:flex'

type FiltersProps = {
  results: SearchResults
  address: ReturnType<typeof useSearchAddress>[0]
  change: ReturnType<typeof useSearchAddress>[1]
}

/** Type, features, surroundings and country. */
function MainFilters({ results, address, change }: FiltersProps) {
  const { facets, near, place, nearUnknown, total, featureNotes, further } = results
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <ChoiceList
        legend={t('filter.type')}
        name="type"
        choices={CATEGORIES}
        chosen={address.types}
        labels={(type) => groupName(t, type)}
        counts={facets.types}
        onChange={(types) => change({ types })}
        of={sumOf(facets.types)}
      />
      <ChoiceList
        legend={t('filter.features')}
        name="feature"
        choices={FEATURES}
        chosen={address.features}
        labels={(feature) => t(`feature.${feature}`)}
        counts={facets.features}
        onChange={(features) => change({ features })}
        notes={featureNotes}
        of={total}
        rare={t('filter.rare')}
      />
      <NearFilter
        address={address}
        near={near}
        country={searchedCountry(place ?? near, address)}
        unknown={nearUnknown}
        onChange={change}
      />
      <FurtherLists further={further.filter(isWay)} address={address} change={change} />
      <ChoiceList
        legend={t('filter.country')}
        name="country"
        choices={isOne(facets.countries) && address.countries.length === 0 ? [] : COUNTRIES}
        chosen={address.countries}
        labels={(country) => countryName(locale, country)}
        counts={facets.countries}
        onChange={(countries) => change({ countries })}
      />
    </>
  )
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Whether all results have the same value, which then distinguishes none. */
const isOne = (counts: Record<string, number>) => Object.values(counts).filter((count) => count > 0).length < 2

/** Ownership, rating, and what only some registers state. */
function FurtherFilters({ results: { facets, further, ownershipNote }, address, change }: FiltersProps) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <FilterSelect
        label={t('filter.ownership')}
        note={ownershipNote}
        name="ownership"
        value={address.ownership ?? ''}
        onChange={({ target }) => change({ ownership: OWNERSHIPS.find((each) => each === target.value) })}
        values={OWNERSHIPS}
        counts={facets.ownership}
        textOf={(value) => t(`ownership.${value}`)}
        none={t('filter.ownership.any')}
      />
      <FilterSelect
        label={t('filter.rating')}
        name="rating"
        value={String(address.rating ?? '')}
        onChange={({ target }) => change({ rating: RATINGS.find((each) => String(each) === target.value) })}
        values={RATINGS}
        counts={facets.ratings}
        textOf={(value) => ratingWords(value, t, locale)}
        none={t('filter.rating.any')}
      />
      <FurtherLists further={further.filter((one) => !isWay(one))} address={address} change={change} />
    </>
  )
}

/** Hidden fields for the parts of the search that are not filters. */
function KeptParameters() {
  const [{ text, sort, view, place, reading }] = useSearchAddress()
  const kept = { q: text, sort: sort !== 'relevance' && sort, place, reading, view: view === 'map' && view }
  return Object.entries(kept).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}

const isWay = ({ name }: FurtherFilter) => name === 'way'

type ListsProps = Pick<FiltersProps, 'address' | 'change'> & { further: FurtherFilter[] }

function FurtherLists({ further, address, change }: ListsProps) {
  return further.map(({ name, fact, legend, choices, labels, counts, note, notes }) => (
    <ChoiceList
      key={fact ?? name}
      legend={legend}
      choices={choices}
      counts={counts}
      note={note}
      notes={notes}
      name={name}
      chosen={address.further[name] ?? []}
      labels={(choice) => labels[choice]!}
      onChange={(chosen) => change({ further: { ...address.further, [name]: chosen } })}
      open={name === 'way' ? choices.length : CHOICES_OPEN}
    />
  ))
}

type FilterSelectProps<Value extends string | number> = ComponentProps<typeof Select<Value>> & {
  label: string
  counts: Record<Value, number>
  /** What is unknown for some schools. */
  note?: string | undefined
}

/** A filter with those choices that would leave schools, each with their number, and the selected one. */
function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, counts, note, values, textOf, ...select } = props
  const locale = useLocale()
  return (
    <label className="block font-semibold">
      {label}
      {note && <small className="block font-normal text-ink-soft text-xs">{note}</small>}
      <Select
        small
        {...select}
        values={values.filter((value) => counts[value] > 0 || String(value) === select.value)}
        textOf={(value) => `${textOf(value)} (${formatNumber(locale, counts[value])})`}
        className="mt-2 block w-full font-normal text-sm"
      />
    </label>
  )
}

/** Applies filters that were set before the form was hydrated; a typed place is applied when its field is left. */
function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  address: SearchAddress,
  change: (changes: Partial<SearchAddress>) => void,
): void {
  const onAlive = useEffectEvent(() => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current ?? undefined)) query.append(name, String(value))
    const { types, features, countries, ownership, rating, radius, further } = readSearchAddress(query)
    const chosen = { types, features, countries, ownership, rating, radius, further }
    if (writeSearchAddress(address, chosen) !== writeSearchAddress(address)) change(chosen)
  })
  useEffect(() => onAlive(), [])
}
