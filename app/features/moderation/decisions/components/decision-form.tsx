import { useRef } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { CONTENT_RULES } from '#app/features/reviews/review.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { isRestriction, MAX_FACTS, type ReviewOutcome } from '../../decision.ts'
import type { TextBlocks } from '../text-blocks/text-block.ts'
import { useTextBlocks } from '../text-blocks/use-text-blocks.ts'
import type { Related } from '../view-related.server.ts'
import { RelatedList } from './related-list.tsx'
import { RestrictionFields } from './restriction-fields.tsx'

export const DECISION_FIELDS = ['outcome', 'rule', 'law', 'sentence', 'facts', 'seen'] as const
/** The form as it was filled in. */
export type DecisionValues = Partial<Record<(typeof DECISION_FIELDS)[number], string>>

/**
 * The form that decides a review: a button for each outcome, which leads to the preview, and the grounds of a
 * restriction, filled in as far as the program knows them. Its intent is `ruling`.
 *
 * @param props.seen state of the review that the page shows
 * @param props.language of the review, in which its author reads the reasons
 * @param props.mayRewrite whether the author may submit another version after a rejection
 * @param props.related waiting reviews of the same account or network, which can be decided together with this one
 */
export function DecisionForm(props: {
  outcomes: readonly ReviewOutcome[]
  seen: string
  language: string
  mayRewrite: boolean
  values: DecisionValues
  blocks: TextBlocks
  related: readonly Related[]
  also: readonly string[]
}) {
  const { outcomes, seen, language, mayRewrite, values, blocks, related, also } = props
  const t = useTranslation()
  const formRef = useRef<HTMLFormElement>(null)
  const { form, fields, errors } = useSubmission<keyof DecisionValues>('ruling', values)
  const onChange = useTextBlocks(formRef, blocks)
  return (
    <Form {...form} ref={formRef} noValidate onChange={onChange} className="group/decision grid gap-4">
      <ErrorSummary
        {...errors}
        labels={{
          outcome: t('moderation.outcome'),
          rule: t('moderation.rule'),
          law: t('moderation.law'),
          sentence: t('moderation.sentence'),
          facts: t('moderation.facts'),
        }}
      />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="intent" value="ruling" />
      <Grounds fields={fields} outcomes={outcomes} language={language} />
      {related.length > 0 && <RelatedList related={related} chosen={also} />}
      <OutcomeButtons id={fields.outcome.id} outcomes={outcomes} mayRewrite={mayRewrite} />
      <FieldErrors id={fields.outcome.errorId} errors={fields.outcome.errors} />
      {outcomes.some(isRestriction) && <p className="text-ink-soft text-sm">{t('moderation.preview.hint')}</p>}
    </Form>
  )
}

type Fields = ReturnType<typeof useSubmission<keyof DecisionValues>>['fields']
type Outcomes = { outcomes: readonly ReviewOutcome[] }

/** The grounds of a restriction, or of a decision to restore a review. */
function Grounds({ fields, outcomes, language }: Outcomes & { fields: Fields; language: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const hasGrounds = outcomes.some((outcome) => isRestriction(outcome) || outcome === 'restored')
  return (
    <>
      {outcomes.some(isRestriction) && (
        <RestrictionFields fields={fields} rules={CONTENT_RULES} textOf={(rule) => t(`rule.${rule}`)} />
      )}
      {hasGrounds && (
        <TextAreaField
          field={fields.facts}
          label={t('moderation.facts')}
          hint={t('moderation.facts.hint', { language: languageName(locale, language) })}
          maxLength={MAX_FACTS}
          rows={3}
        />
      )}
    </>
  )
}

/** A button for each outcome, with its key, which the list of shortcuts names to screen readers. */
function OutcomeButtons({ id, outcomes, mayRewrite }: Outcomes & { id: string; mayRewrite: boolean }) {
  const t = useTranslation()
  return (
    <div id={id} className="flex flex-wrap gap-3">
      {outcomes.map((outcome) => {
        const refuses = isRestriction(outcome)
        return (
          <button
            key={outcome}
            type="submit"
            name="outcome"
            value={outcome}
            className={button(refuses ? 'danger' : 'main')}
            {...(refuses ? REFUSE : ACCEPT)}
          >
            {t(outcome === 'rejected' && mayRewrite ? 'moderation.do.rejectedOnce' : `moderation.do.${outcome}`)}
            <span
              aria-hidden="true"
              className="ms-1 rounded-sm border border-current px-1.5 font-read text-xs max-lg:hidden"
            >
              {refuses ? 'A' : 'V'}
            </span>
          </button>
        )
      })}
    </div>
  )
}
