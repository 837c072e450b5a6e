import { formatInstant } from '#app/i18n/format.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { Change, ViewedVersion } from '../view-history.server.ts'

/** Earlier versions of a review, with what each change removed and added. */
export function HistoryList({ history, language }: { history: ViewedVersion[]; language: string }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <p className="text-ink-soft text-sm">{t('moderation.versionNote')}</p>
      <ol className="mt-3 grid gap-4">
        {history.map(({ version, replacedAt, words, fields }) => (
          <li key={version}>
            <h3 className="text-base">
              {t('moderation.version', {
                version: String(version),
                time: formatInstant(locale, replacedAt.toISOString()),
              })}
            </h3>
            <p lang={language} className="mt-1 whitespace-pre-line">
              {words.map((word, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of two texts that never change
                <Word key={index} word={word} />
              ))}
            </p>
            {fields.length > 0 && (
              <p className="mt-1 text-ink-soft text-sm">
                {t('moderation.fields', {
                  fields: fields.map((field) => t(`moderation.field.${field}` as PlainKey)).join(', '),
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function Word({ word: { text, change } }: { word: Change }) {
  if (change === 'added') return <ins className="bg-success-wash text-success underline">{text}</ins>
  if (change === 'removed') return <del className="bg-danger-wash text-danger line-through">{text}</del>
  return text
}
