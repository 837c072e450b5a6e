import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { formatInstant } from '#app/i18n/format.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_FACTS } from '../../decision.ts'
import type { ViewedOpenCases } from '../view-open-cases.server.ts'

type Appeal = ViewedOpenCases['appeals'][number]

/** The author's appeals against decisions; an open one has the form that answers it, if this moderator may do so. */
export function AppealList({ appeals, language }: { appeals: Appeal[]; language: string | undefined }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <ul className="grid gap-5">
      {appeals.map((appeal) => (
        <li key={appeal.id}>
          <p className="text-ink-soft text-sm">
            {formatInstant(locale, appeal.created_at.toISOString())},{' '}
            {t(`moderation.appeal.${appeal.state}` as PlainKey)}
          </p>
          <blockquote lang={language} className="mt-1 whitespace-pre-line border-edge border-l-2 pl-3">
            {appeal.text}
          </blockquote>
          {appeal.state === 'open' &&
            (appeal.mayDecide ? (
              <div className="mt-4">
                <AnswerForm
                  appealId={appeal.id}
                  textOf={(answer) => t(answer === 'upheld' ? 'moderation.appeal.yes' : 'moderation.appeal.no')}
                />
              </div>
            ) : (
              <p className="mt-2">{t('moderation.appeal.other')}</p>
            ))}
        </li>
      ))}
    </ul>
  )
}

/**
 * Answers an appeal. Its intent is `objection`.
 *
 * @param props.appealId where the address does not say which appeal
 * @param props.textOf says what an answer leads to
 */
export function AnswerForm(props: { appealId?: string; textOf: (answer: 'upheld' | 'dismissed') => string }) {
  const { appealId, textOf } = props
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'answer' | 'facts'>('objection')
  return (
    <Form {...form} className="grid max-w-2xl gap-5">
      <FormFailure failure={failure} />
      {appealId && <input type="hidden" name="objectionId" value={appealId} />}
      <RadioField
        field={fields.answer}
        label={t('moderation.appeal.answer')}
        values={['upheld', 'dismissed'] as const}
        textOf={textOf}
        shortcuts={[ACCEPT, REFUSE]}
        required
      />
      <TextAreaField field={fields.facts} label={t('moderation.facts')} maxLength={MAX_FACTS} required />
      <DecideButton intent="objection">{t('moderation.appeal.submit')}</DecideButton>
    </Form>
  )
}
