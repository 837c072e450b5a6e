import { hasText, type PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'

/** What a job or recurring task does, in words; its name if only another version of the program knows it. */
export function JobTitle({ name }: { name: string }) {
  const t = useTranslation()
  const key = `job.${name}`
  return hasText(key, useLocale()) ? <span title={name}>{t(key as PlainKey)}</span> : <code translate="no">{name}</code>
}
