import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import { isInProgram } from '#app/features/schools/sources/register-source-ids.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Every register: where its files are, what they are called, and the licence of the data. */
export function SourceList({ sources }: { sources: readonly RegisterSource[] }) {
  const t = useTranslation()
  return (
    <ul className="grid gap-5">
      {sources.map((source) => (
        <li key={source.id} className="grid gap-1 border-line border-t pt-4 first:border-t-0 first:pt-0">
          <h3 className="font-semibold text-base">
            {source.dataset} <span className="font-normal text-ink-soft">({source.id})</span>
          </h3>
          <p className="break-words">
            {isInProgram(source.id) ? t(`imports.files.${source.id}`) : t('imports.files.mapped')}
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <a href={source.url} className="inline-flex min-h-6 items-center">
              {t('imports.publisher')}: {source.publisher}
            </a>
            <a href={source.licenceUrl} className="inline-flex min-h-6 items-center">
              {t('imports.licence')}: {source.licence}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
