import { useActionData } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FileInput } from '#app/ui/form/file-input.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { OrderFields } from '../order-fields.tsx'
import { MappingProblems } from './mapping-problems.tsx'

/**
 * Orders an inspection of a file for a mapping, which may begin with a mapping file or that of a known register. Sent
 * without client-side navigation, as a form with files.
 *
 * @param props.known registers declared by a mapping
 * @param props.isTooLarge whether files were refused before they were read
 */
export function InspectionForm({ known, isTooLarge }: { known: readonly string[]; isTooLarge: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'source' | 'address' | 'day' | 'complete' | 'confirmed'>('inspect')
  const answer = useActionData<{ problems?: string[] }>()
  return (
    <form id={form.id} method="post" encType="multipart/form-data" className="grid max-w-160 gap-5">
      <FormFailure failure={isTooLarge ? 'failure.import_too_large' : failure} />
      <MappingProblems problems={answer?.problems ?? []} />
      <input type="hidden" name="intent" value="inspect" />
      <OrderFields fields={fields} isMultiple={false} />
      <div>
        <label htmlFor="mapping-file" className="mb-1.5 block font-semibold">
          {t('imports.map.file')}
        </label>
        <FileInput id="mapping-file" name="mapping" accept=".json" aria-describedby="mapping-file-hint" />
        <p id="mapping-file-hint" className="mt-1.5 text-ink-soft text-sm">
          {t('imports.map.file.hint')}
        </p>
      </div>
      {known.length > 0 && (
        <SelectField
          field={fields.source}
          label={t('imports.map.known')}
          values={known}
          textOf={(id) => id}
          none={t('imports.map.known.none')}
        />
      )}
      <button type="submit" className={`${button('main')} justify-self-start`}>
        {t('imports.map.inspect')}
      </button>
    </form>
  )
}
