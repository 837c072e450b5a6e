import { getSelectProps } from '@conform-to/react'
import type { useSubmission } from '#app/core/forms/use-submission.ts'
import { countryName, regional } from '#app/i18n/format.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { FieldFrame, TextField } from '#app/ui/form/field.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'
import { birthYears, type Child, MAX_PLACE_LENGTH, MONTHS, nameOfArea } from '../child.ts'
import type { AreaList } from '../find-area.server.ts'

export type ChildField = 'bornMonth' | 'bornYear' | 'country' | 'place' | 'region'
type Fields = ReturnType<typeof useSubmission<ChildField>>['fields']

type Props = {
  fields: Pick<Fields, ChildField>
  areas: AreaList
  /** YYYY-MM-DD */
  today: string
}

/** What the fields contain before anything is chosen: choices without a value would be blank after a reset. */
export const NOTHING_CHOSEN: Record<ChildField, string> = {
  ...{ bornMonth: '', bornYear: '', country: '', place: '', region: '' },
}

/** Names the fields, for a summary of their errors. */
export const childLabels = (t: Translate): Record<ChildField, string> => ({
  bornMonth: t('children.bornMonth'),
  bornYear: t('children.bornYear'),
  country: t('children.country'),
  place: t('children.place'),
  region: t('children.region'),
})

/** Returns what the fields of a stored child contain. */
export function fieldsOf({ born, country, area }: Child): Record<ChildField, string> {
  const [bornYear = '', bornMonth = ''] = born.split('-')
  return { bornYear, bornMonth, country, place: '', region: `${country} ${area}` }
}

/** Month of birth, and where the child lives: a place, or an area of the list. */
export function ChildFields({ fields, areas, today }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const months = new Intl.DateTimeFormat(regional(locale), { month: 'long', timeZone: 'UTC' })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          field={fields.bornMonth}
          label={t('children.bornMonth')}
          values={MONTHS}
          textOf={(month) => months.format(Date.UTC(2000, Number(month) - 1, 1))}
          none={t('children.choose')}
          required
        />
        <SelectField
          field={fields.bornYear}
          label={t('children.bornYear')}
          values={birthYears(today)}
          textOf={String}
          none={t('children.choose')}
          required
        />
        <SelectField
          field={fields.country}
          label={t('children.country')}
          values={COUNTRIES}
          textOf={(country) => countryName(locale, country)}
          none={t('children.choose')}
          required
        />
        <TextField
          field={fields.place}
          label={t('children.place')}
          hint={t('children.place.hint')}
          maxLength={MAX_PLACE_LENGTH}
          autoComplete="off"
        />
      </div>
      <Fold title={t('children.region')} open={Boolean(fields.region.initialValue)}>
        <RegionField field={fields.region} areas={areas} />
      </Fold>
    </>
  )
}

function RegionField({ field, areas }: { field: Fields['region']; areas: AreaList }) {
  const t = useTranslation()
  const locale = useLocale()
  const { key: _, ...attributes } = getSelectProps(field)
  return (
    <FieldFrame field={field} label={t('children.region')}>
      <select {...attributes} className={INPUT}>
        <option value="">{t('children.choose')}</option>
        {areas.map(({ country, areas: names }) => (
          <optgroup key={country} label={countryName(locale, country)}>
            {names.map((area) => (
              <option key={area} value={`${country} ${area}`}>
                {nameOfArea(area)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}
