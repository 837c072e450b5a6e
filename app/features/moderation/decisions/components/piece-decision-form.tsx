import type { FieldMetadata } from '@conform-to/react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_FACTS, MAX_LAW_LENGTH } from '../../decision.ts'
import { MAX_PIECE_TEXT_LENGTH, MAX_PIECE_TITLE_LENGTH, PIECE_RULES } from '../../subject.ts'
import type { Piece } from '../../subjects/piece.server.ts'

type Name = 'outcome' | 'rule' | 'law' | 'facts' | 'title' | 'text'
const ONLY_EDITED = 'hidden group-has-[input[value=edited]:checked]/decision:grid'

/**
 * Decides about a photo, video, text or event of a school. Its intent is `decide-content`.
 *
 * @param props.item its present state; null when the school does not show it any more
 * @param props.rule named by a report
 * @param props.inQueue whether it answers a report, which can be dismissed, and another case may follow
 */
export function PieceDecisionForm(props: { item: Piece | null; rule?: string; inQueue: boolean }) {
  const { item, rule = '', inQueue } = props
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<Name>('decide-content', {
    rule,
    title: item?.kind === 'text' ? '' : (item?.title ?? ''),
    text: item?.text ?? '',
  })
  const outcomes = [inQueue && 'dismissed', 'removed', item && item.kind !== 'day' && 'edited'].filter(Boolean) as (
    | 'dismissed'
    | 'removed'
    | 'edited'
  )[]
  return (
    <Form {...form} noValidate className="group/decision grid gap-5">
      <ErrorSummary
        {...errors}
        labels={{
          outcome: t('moderation.outcome'),
          rule: t('moderation.rule'),
          law: t('moderation.law'),
          facts: t('moderation.facts'),
          title: t('item.title'),
          text: t('item.text'),
        }}
      />
      <RadioField
        field={fields.outcome}
        label={t('moderation.outcome')}
        values={outcomes}
        textOf={(outcome) => t(`item.do.${outcome}`)}
        shortcuts={inQueue ? [ACCEPT, REFUSE] : [REFUSE]}
        required
      />
      <div className={`${ONLY_EDITED} gap-5`}>
        {item?.kind !== 'text' && (
          <TextField field={fields.title} label={t('item.title')} maxLength={MAX_PIECE_TITLE_LENGTH} />
        )}
        <TextAreaField field={fields.text} label={t('item.text')} maxLength={MAX_PIECE_TEXT_LENGTH} />
      </div>
      <Grounds rule={fields.rule} law={fields.law} />
      <TextAreaField
        field={fields.facts}
        label={t('moderation.facts')}
        hint={t('item.facts.hint')}
        maxLength={MAX_FACTS}
        rows={3}
        required
      />
      {inQueue ? (
        <DecideButton intent="decide-content">{t('item.decide')}</DecideButton>
      ) : (
        <SubmitButton intent="decide-content" busy={t('account.busy')} variant="danger" className="justify-self-start">
          {t('item.decide')}
        </SubmitButton>
      )}
    </Form>
  )
}

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** The rule, and the law if the rule is a breach of it. */
function Grounds({ rule, law }: { rule: Field; law: Field }) {
  const t = useTranslation()
  return (
    <div className="grid gap-5 group-has-[input[value=dismissed]:checked]/decision:hidden">
      <SelectField
        field={rule}
        label={t('moderation.rule')}
        values={PIECE_RULES}
        textOf={(value) => t(`itemRule.${value}`)}
        none={t('moderation.choose')}
      />
      <div className="hidden group-has-[option[value=illegal]:checked]/decision:block">
        <TextField field={law} label={t('moderation.law')} hint={t('moderation.law.hint')} maxLength={MAX_LAW_LENGTH} />
      </div>
    </div>
  )
}
