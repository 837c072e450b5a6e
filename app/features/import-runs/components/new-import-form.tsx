import { useSubmission } from '#app/core/forms/use-submission.ts'
import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { OrderFields } from './order-fields.tsx'

/**
 * Orders a trial. The files are sent with the form, which the server reads as a stream, so it is sent without
 * client-side navigation.
 *
 * @param props.isTooLarge whether files were refused before they were read
 */
export function NewImportForm({ sources, isTooLarge }: { sources: readonly RegisterSource[]; isTooLarge: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'source' | 'address' | 'day' | 'complete' | 'confirmed'>('try')
  const datasets = new Map(sources.map(({ id, dataset }) => [id, dataset]))
  return (
    <form id={form.id} method="post" encType="multipart/form-data" className="grid max-w-160 gap-5">
      <FormFailure failure={isTooLarge ? 'failure.import_too_large' : failure} />
      <input type="hidden" name="intent" value="try" />
      <SelectField
        field={fields.source}
        label={t('imports.source')}
        values={[...datasets.keys()]}
        textOf={(id) => `${datasets.get(id)} (${id})`}
        none=""
        required
      />
      <OrderFields fields={fields} />
      <button type="submit" className={`${button('main')} justify-self-start`}>
        {t('imports.try')}
      </button>
    </form>
  )
}
