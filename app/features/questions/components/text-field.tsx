import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'

type Field = Parameters<typeof TextAreaField>[0]['field']
type Fields = Record<'text' | 'language' | 'marked' | 'anyway', Field>

/** The text with the sentences that must not be published as they are, which may be sent anyway, and its language. */
export function PostFields(props: { fields: Fields; label: string; hint: string; maxLength: number; rows: number }) {
  const { fields, ...text } = props
  const t = useTranslation()
  const locale = useLocale()
  const marked = fields.marked.errors ?? []
  return (
    <>
      <div>
        <TextAreaField field={fields.text} {...text} required />
        {marked.map((sentence) => (
          <p key={sentence} className="mt-2">
            <mark className="rounded-control bg-danger-wash px-2 py-1 text-ink">{sentence}</mark>
          </p>
        ))}
      </div>
      {marked.length > 0 && <TickField field={fields.anyway}>{t('write.anyway')}</TickField>}
      <SelectField
        field={fields.language}
        label={t('write.language')}
        values={LOCALES}
        textOf={(language) => languageName(locale, language)}
      />
    </>
  )
}
