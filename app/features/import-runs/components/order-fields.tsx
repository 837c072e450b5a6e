import { useState } from 'react'
import type { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { DayField } from '#app/ui/form/day-field.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { FileInput } from '#app/ui/form/file-input.tsx'
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '../import-limits.ts'
import { Tick } from './tick.tsx'

const MEGABYTES = MAX_IMPORT_BYTES / 1024 ** 2

type Fields = ReturnType<typeof useSubmission<'source' | 'address' | 'day' | 'complete' | 'confirmed'>>['fields']

/** What every import asks for besides its register: files or an address, the date, and whether they are complete. */
export function OrderFields({ fields, isMultiple = true }: { fields: Fields; isMultiple?: boolean }) {
  const t = useTranslation()
  return (
    <>
      <FilesField isMultiple={isMultiple} />
      <TextField
        field={fields.address}
        type="url"
        label={t('imports.address')}
        hint={t('imports.address.hint', { size: MEGABYTES })}
        maxLength={2000}
      />
      <DayField isPast field={fields.day} label={t('imports.day')} hint={t('imports.day.hint')} />
      <Tick name="complete" isTicked={fields.complete.initialValue === 'on'} />
      {isMultiple && <Tick name="confirmed" isTicked={fields.confirmed.initialValue === 'on'} />}
    </>
  )
}

/**
 * With JavaScript, files that are too large together are refused before they are sent, and the day of their last change
 * is sent with them.
 */
function FilesField({ isMultiple }: { isMultiple: boolean }) {
  const t = useTranslation()
  const [changed, setChanged] = useState('')
  return (
    <div>
      <label htmlFor="import-files" className="mb-1.5 block font-semibold">
        {t(isMultiple ? 'imports.files' : 'imports.map.step.file')}
      </label>
      <FileInput
        id="import-files"
        name="files"
        multiple={isMultiple}
        accept=".csv,.txt,.json,.geojson,.xlsx,.ods,.zip,.gz"
        aria-describedby="import-files-hint"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          const bytes = files.reduce((sum, { size }) => sum + size, 0)
          setChanged(dayOf(Math.max(...files.map(({ lastModified }) => lastModified))))
          currentTarget.setCustomValidity(bytes > MAX_IMPORT_BYTES ? t('failure.import_too_large') : '')
        }}
      />
      <input type="hidden" name="changed" value={changed} />
      <p id="import-files-hint" className="mt-1.5 text-ink-soft text-sm">
        {isMultiple
          ? t('imports.files.hint', { count: MAX_IMPORT_FILES, size: MEGABYTES })
          : t('imports.map.data.hint', { size: MEGABYTES })}
      </p>
    </div>
  )
}

/** Returns the day (YYYY-MM-DD) of a time in milliseconds; empty for the maximum of none. */
const dayOf = (time: number): string => (Number.isFinite(time) ? new Date(time).toISOString().slice(0, 10) : '')
