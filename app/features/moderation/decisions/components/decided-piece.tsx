import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { presentDayPiece } from '#app/features/school-day/present-piece.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_FACTS } from '../../decision.ts'
import { isPost, type PieceKind, type PieceRule, type PostRule } from '../../subject.ts'
import type { listPieceDecisions } from '../file-appeal.server.ts'

type Decision = Awaited<ReturnType<typeof listPieceDecisions>>[number]

/** A decision about what a school shows, with its reasons, and the appeal against it or the form for one. */
export function DecidedPiece({ decision }: { decision: Decision }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, outcome, rule, law, facts, decidedAt, shown, appeal, appealText, answer, mayAppeal } = decision
  const kind = decision.kind as PieceKind | 'question_answer'
  const words = shown && kind === 'day' ? presentDayPiece({ title: '', text: '', ...shown }, locale) : shown
  return (
    <div className="grid gap-3">
      <h2 className="text-lg">
        {t(`item.kind.${kind}`)}: {t(`item.outcome.${outcome as 'removed' | 'edited'}`)}, {formatDay(locale, decidedAt)}
      </h2>
      {shown && (
        <blockquote className="wrap-anywhere whitespace-pre-line border-edge border-l-2 pl-3 text-sm">
          {[kind === 'text' ? '' : words?.title, words?.text].filter(Boolean).join('\n')}
        </blockquote>
      )}
      <p>
        {rule && t(isPost(kind) ? `postRule.${rule as PostRule}` : `itemRule.${rule as PieceRule}`)} {law}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{facts}</p>
      {appeal && (
        <div className="rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">
            {t('item.appeal')}: {t(`moderation.appeal.${appeal as 'open' | 'upheld' | 'dismissed'}`)}
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{appealText}</p>
          {answer && <p className="wrap-anywhere mt-2 whitespace-pre-line">{answer}</p>}
        </div>
      )}
      {mayAppeal && <AppealForm decisionId={id} />}
    </div>
  )
}

/** Its intent names the decision, so that a page can have several. */
function AppealForm({ decisionId }: { decisionId: string }) {
  const t = useTranslation()
  const intent = `appeal-${decisionId}`
  const { form, fields, failure } = useSubmission<'text'>(intent)
  return (
    <details open={failure !== undefined || fields.text.errors !== undefined}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('item.appeal.make')}</summary>
      <Form {...form} className="mt-2 grid gap-4">
        <FormFailure failure={failure} />
        <input type="hidden" name="decisionId" value={decisionId} />
        <TextAreaField
          field={fields.text}
          label={t('item.appeal.text')}
          hint={t('item.appeal.hint')}
          maxLength={MAX_FACTS}
          required
        />
        <SubmitButton intent={intent} busy={t('account.busy')} className="justify-self-start">
          {t('item.appeal.submit')}
        </SubmitButton>
      </Form>
    </details>
  )
}
