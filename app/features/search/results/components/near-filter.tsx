import { useId } from 'react'
import { countryName, formatDistance } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Select } from '#app/ui/form/select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import { OwnPoint } from '../../places/own-point.tsx'
import { radiiKm, type SearchAddress } from '../../search-address.ts'
import type { SearchResults } from '../search-schools.server.ts'
import { MyPosition } from './my-position.tsx'

type Props = {
  address: SearchAddress
  near: SearchResults['near']
  /** That the search is about, if that is known. */
  country: CountryCode | undefined
  unknown: boolean
  onChange: (changes: Partial<SearchAddress>) => void
}

/** A place or postal code to search around, or the visitor's position, which is requested only when clicked. */
export function NearFilter({ address, near, country, unknown, onChange }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  const radii = radiiKm(locale, address.radius, country)
  const name = near ? `${near.name}, ${countryName(locale, near.country)}` : (address.near ?? '')
  const commit = (value: string) => value.trim() !== name && onChange({ near: value.trim() || undefined })
  return (
    <fieldset className="border-line border-b pb-5">
      <legend className="mb-2 font-semibold">{t('filter.near')}</legend>
      <label htmlFor={id} className="text-ink-soft text-sm">
        {t('filter.near.label')}
      </label>
      <input
        key={name}
        id={id}
        name="near"
        defaultValue={name}
        maxLength={200}
        autoComplete="off"
        aria-invalid={unknown || undefined}
        aria-describedby={unknown ? `${id}-error` : undefined}
        onBlur={({ target }) => commit(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          commit(event.currentTarget.value)
        }}
        className="mt-1 min-h-11 w-full rounded-control border-[1.5px] border-edge bg-sheet px-3 aria-invalid:border-danger"
      />
      {unknown && (
        <p id={`${id}-error`} className="mt-1 flex items-center gap-1.5 text-danger text-sm">
          <Icon name="circle-alert" size={16} className="flex-none" />
          {t('filter.near.unknown')}
        </p>
      )}
      <MyPosition />
      <label className="mt-3 block text-ink-soft text-sm">
        {t('filter.radius')}
        <Select
          small
          name="radius"
          value={address.radius ?? ''}
          onChange={({ target }) => onChange({ radius: radii.find((km) => String(km) === target.value) })}
          values={radii}
          textOf={(km) => formatDistance(locale, km, country)}
          none={t('filter.radius.auto')}
          className="mt-1 w-full"
        />
      </label>
      <div className="mt-3">
        <OwnPoint />
      </div>
    </fieldset>
  )
}
