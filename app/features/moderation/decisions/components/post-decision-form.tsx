import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_FACTS } from '../../decision.ts'
import { POST_RULES } from '../../subject.ts'
import type { ViewedSignal } from '../../subjects/signal.ts'
import { POST_OUTCOMES } from '../posts/post-decision.schema.ts'
import { passageOf, ruleOf } from '../suggest-grounds.ts'
import { RestrictionFields } from './restriction-fields.tsx'

type Name = 'outcome' | 'rule' | 'law' | 'sentence' | 'facts'

/** The grounds are only for a refusal or removal. */
const RESTRICTS =
  'hidden group-has-[input[value=rejected]:checked]/decision:grid group-has-[input[value=removed]:checked]/decision:grid'

/**
 * Decides about a question or answer; its grounds begin with what the screening found, or the report names. Its intent
 * is `decide-post`.
 *
 * @param props.seen token of the state that the page shows
 * @param props.reported an open report
 */
export function PostDecisionForm(props: {
  post: { text: string; language: string; status: keyof typeof POST_OUTCOMES; signals: readonly ViewedSignal[] }
  seen: string
  reported: { kind: string; rule: string } | undefined
}) {
  const { post, seen, reported } = props
  const t = useTranslation()
  const locale = useLocale()
  const named = reported?.kind === 'illegal' ? 'illegal' : reported?.rule
  const rule = POST_RULES.find((one) => one === (named ?? ruleOf(post.signals)))
  const { form, fields, errors } = useSubmission<Name>('decide-post', {
    rule: rule ?? '',
    sentence: rule ? passageOf(rule, post.signals, post.text) : '',
  })
  return (
    <Form {...form} noValidate className="group/decision grid gap-5">
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
      <RadioField
        field={fields.outcome}
        label={t('moderation.outcome')}
        values={POST_OUTCOMES[post.status]}
        textOf={(outcome) => t(`moderation.do.${outcome}`)}
        shortcuts={[ACCEPT, REFUSE]}
        required
      />
      <div className={`${RESTRICTS} gap-5`}>
        <RestrictionFields fields={fields} rules={POST_RULES} textOf={(one) => t(`postRule.${one}`)} />
      </div>
      <TextAreaField
        field={fields.facts}
        label={t('moderation.facts')}
        hint={t('post.facts.hint', { language: languageName(locale, post.language) })}
        maxLength={MAX_FACTS}
        rows={3}
      />
      <DecideButton intent="decide-post">{t('item.decide')}</DecideButton>
    </Form>
  )
}
