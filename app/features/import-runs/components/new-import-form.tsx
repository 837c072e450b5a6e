import { useSubmission } from '#app/core/forms/use-submission.ts'
import { REGISTER_SOURCES } from '#app/features/schools/register-sources.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { FILE_INPUT } from '#app/ui/form/input.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '../import-limits.ts'

/** Names of the registers' data sets by the id of the register. */
const DATASETS = new Map(Object.values(REGISTER_SOURCES).map(({ id, dataset }) => [id, dataset]))
const MEGABYTES = MAX_IMPORT_BYTES / 1024 ** 2

/**
 * Orders a trial. The files are sent with the form, which the server reads as a stream, so it is sent without
 * client-side navigation.
 *
 * @param props.isTooLarge whether files were refused before they were read
 */
export function NewImportForm({ isTooLarge }: { isTooLarge: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'source' | 'address' | 'day' | 'complete'>('try')
  return (
    <form id={form.id} method="post" encType="multipart/form-data" className="grid max-w-160 gap-5">
      <FormFailure failure={isTooLarge ? 'failure.import_too_large' : failure} />
      <input type="hidden" name="intent" value="try" />
      <SelectField
        field={fields.source}
        label={t('imports.source')}
        values={[...DATASETS.keys()]}
        textOf={(id) => `${DATASETS.get(id)} (${id})`}
        none=""
        required
      />
      <FilesField />
      <TextField
        field={fields.address}
        type="url"
        label={t('imports.address')}
        hint={t('imports.address.hint', { size: MEGABYTES })}
        maxLength={2000}
      />
      <TextField field={fields.day} type="date" label={t('imports.day')} hint={t('imports.day.hint')} />
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="complete"
          defaultChecked={fields.complete.initialValue === 'on'}
          aria-describedby="complete-hint"
          className="mt-1 size-5 flex-none accent-board"
        />
        <span>
          <span className="font-semibold">{t('imports.complete')}</span>
          <span id="complete-hint" className="block text-ink-soft text-sm">
            {t('imports.complete.hint')}
          </span>
        </span>
      </label>
      <button type="submit" className={`${button('main')} justify-self-start`}>
        {t('imports.try')}
      </button>
    </form>
  )
}

/** With script, files that are too large together are refused before they are sent. */
function FilesField() {
  const t = useTranslation()
  return (
    <div>
      <label htmlFor="import-files" className="mb-1.5 block font-semibold">
        {t('imports.files')}
      </label>
      <input
        id="import-files"
        type="file"
        name="files"
        multiple
        accept=".csv,.txt,.json,.geojson,.xlsx,.ods,.zip,.gz"
        aria-describedby="import-files-hint"
        onChange={({ currentTarget }) => {
          const bytes = [...(currentTarget.files ?? [])].reduce((sum, { size }) => sum + size, 0)
          currentTarget.setCustomValidity(bytes > MAX_IMPORT_BYTES ? t('failure.import_too_large') : '')
        }}
        className={FILE_INPUT}
      />
      <p id="import-files-hint" className="mt-1.5 text-ink-soft text-sm">
        {t('imports.files.hint', { count: MAX_IMPORT_FILES, size: MEGABYTES })}
      </p>
    </div>
  )
}
