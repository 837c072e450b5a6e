import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_WARNING_FACTS, WARNING_KINDS, type WarningKind } from '../warning-kinds.ts'

type Warning = { id: string; kind: string; facts: string; ends_at: Date }

/** Current warnings in the school's profile, each with the button that ends it, and the form for a new one. */
export function WarningSection({ warnings }: { warnings: Warning[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <details className="sheet p-5 sm:p-6" open={warnings.length > 0}>
      <summary className="min-h-11 font-semibold text-lg">{t('moderation.warning')}</summary>
      <p className="mt-2 max-w-measure text-ink-soft">{t('moderation.warning.text')}</p>
      <ul className="mt-4 grid gap-4">
        {warnings.map(({ id, kind, facts, ends_at }) => (
          <li key={id} className="border-line border-l-2 pl-3">
            <p className="font-semibold">
              {t('moderation.warning.running', {
                kind: t(`moderation.warning.kind.${kind as WarningKind}`),
                day: formatDay(locale, ends_at),
              })}
            </p>
            <p className="whitespace-pre-line">{facts}</p>
            <Form method="post" className="mt-2">
              <input type="hidden" name="noticeId" value={id} />
              <SubmitButton intent="end-warning" busy={t('account.busy')} variant="quiet">
                {t('moderation.warning.end')}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
      <WarningForm />
    </details>
  )
}

/** Its intent is `warning`. */
function WarningForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'kind' | 'facts'>('warning')
  return (
    <Form {...form} className="mt-4 grid max-w-2xl gap-5">
      <FormFailure failure={failure} />
      <SelectField
        field={fields.kind}
        label={t('moderation.warning.kind')}
        required
        values={WARNING_KINDS}
        textOf={(kind) => t(`moderation.warning.kind.${kind}`)}
        none={t('moderation.choose')}
      />
      <TextAreaField
        field={fields.facts}
        label={t('moderation.warning.facts')}
        hint={t('moderation.warning.facts.hint')}
        maxLength={MAX_WARNING_FACTS}
        required
      />
      <SubmitButton intent="warning" busy={t('account.busy')} variant="danger" className="justify-self-start">
        {t('moderation.warning.submit')}
      </SubmitButton>
    </Form>
  )
}
