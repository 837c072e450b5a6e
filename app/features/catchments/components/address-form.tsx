import { useId } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_HOUSE_NUMBER_LENGTH, MAX_PLACE_LENGTH } from '../catchment.schema.ts'
import type { Commune } from '../find-sector.server.ts'

type Names = 'commune' | 'street' | 'house'
type Props = {
  communes: Commune[]
  /** What was sent last. */
  typed: Record<Names, string> | undefined
  /** Streets of the commune that was last sent, as suggestions. */
  streets: string[]
}

/** Commune, street and house number in Ille-et-Vilaine. */
export function AddressForm({ communes, typed, streets }: Props) {
  const t = useTranslation()
  const list = useId()
  const { form, fields, errors } = useSubmission<Names>('catchment-address', typed)
  const names = new Map(communes.map(({ code, name }) => [code, name]))
  return (
    <Form {...form} noValidate className="sheet grid gap-4 p-5 md:p-6" aria-labelledby={`${list}-title`}>
      <h2 id={`${list}-title`} className="text-xl">
        {t('catchment.sector')}
      </h2>
      <ErrorSummary
        {...errors}
        labels={{ commune: t('catchment.commune'), street: t('catchment.street'), house: t('catchment.house') }}
      />
      <SelectField
        field={fields.commune}
        label={t('catchment.commune')}
        values={communes.map(({ code }) => code)}
        textOf={(code) => names.get(code) ?? code}
        langOf={() => 'fr'}
        none={t('catchment.commune.choose')}
        required
      />
      <TextField
        field={fields.street}
        label={t('catchment.street')}
        hint={t('catchment.street.hint')}
        maxLength={MAX_PLACE_LENGTH}
        autoComplete="off"
        list={list}
      />
      <datalist id={list}>
        {streets.map((street) => (
          <option key={street} value={street} />
        ))}
      </datalist>
      <TextField
        field={fields.house}
        label={t('catchment.house')}
        hint={t('catchment.house.hint')}
        maxLength={MAX_HOUSE_NUMBER_LENGTH}
        autoComplete="off"
        className="max-w-36"
      />
      <SubmitButton intent="catchment-address" busy={t('catchment.busy')} className="justify-self-start">
        {t('catchment.sector.find')}
      </SubmitButton>
    </Form>
  )
}
