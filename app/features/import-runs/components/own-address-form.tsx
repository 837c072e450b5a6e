import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { ViewedFile } from '../registers/view-register.server.ts'
import { MAX_ADDRESS_LENGTH } from '../schedules/schedule.ts'

/** A file of a source: where it comes from, and the form for another address. */
export function OwnAddressForm({ file }: { file: ViewedFile }) {
  const t = useTranslation()
  const locale = useLocale()
  const { key, place, own, fetchedAt, fetchedFrom, isOptional } = file
  const intent = `save-${key}`
  const { form, fields, failure } = useSubmission<'address'>(intent, { address: own ?? '' })
  const fetched = fetchedAt && `${formatInstant(locale, new Date(fetchedAt).toISOString())}\n${fetchedFrom}`
  return (
    <section aria-labelledby={`file-${key}`} className="grid gap-3">
      <h3 id={`file-${key}`} className="font-semibold">
        {key}
        {isOptional && <span className="font-normal text-ink-soft"> · {t('registers.optional')}</span>}
      </h3>
      <FactList
        facts={[
          [t('registers.catalogue'), place ?? t('registers.noAddress')],
          [t('registers.fetched'), fetched],
        ]}
      />
      <Form {...form} noValidate className="grid max-w-160 gap-3">
        <FormFailure failure={failure} />
        <TextField
          field={fields.address}
          label={t('registers.address')}
          hint={t('registers.address.hint')}
          maxLength={MAX_ADDRESS_LENGTH}
        />
        <div>
          <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')}>
            {t('registers.save')}
          </SubmitButton>
        </div>
      </Form>
    </section>
  )
}
