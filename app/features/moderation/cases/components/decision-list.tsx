import { formatInstant } from '#app/i18n/format.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { isPost } from '../../subject.ts'
import type { ViewedOpenCases } from '../view-open-cases.server.ts'

type Decision = Omit<ViewedOpenCases['decisions'][number], 'done_at'>

/** Earlier decisions, with their reasons and the delivery of the mail. */
export function DecisionList({ decisions }: { decisions: Decision[] }) {
  const t = useTranslation()
  if (decisions.length === 0) return <p className="text-ink-soft">{t('moderation.decisions.none')}</p>
  return (
    <ol className="grid gap-4">
      {decisions.map((decision) => (
        <DecisionItem key={decision.id} decision={decision} />
      ))}
    </ol>
  )
}

function DecisionItem({ decision }: { decision: Decision }) {
  const t = useTranslation()
  const locale = useLocale()
  const { subject_kind, occasion, outcome, rule, law, sentence, facts, automated, mine, mail, decided_at } = decision
  const isAnswer = subject_kind === 'answer' && outcome === 'removed'
  const by = automated ? 'program' : mine ? 'me' : 'other'
  return (
    <li className="border-line border-l-2 pl-3">
      <p className="font-semibold">
        {t(`moderation.occasion.${isAnswer ? 'answer' : occasion}` as PlainKey)}:{' '}
        {t(`moderation.outcome.${outcome}` as PlainKey)}
      </p>
      <p className="text-ink-soft text-sm">
        {formatInstant(locale, decided_at.toISOString())}, {t(`moderation.by.${by}`)}
      </p>
      {rule && (
        <p className="mt-1">
          {t(`${isPost(subject_kind) ? 'postRule' : 'rule'}.${rule}` as PlainKey)} {law}
        </p>
      )}
      {sentence && <blockquote className="mt-1 whitespace-pre-line italic">{sentence}</blockquote>}
      {facts && <p className="mt-1 whitespace-pre-line">{facts}</p>}
      {mail && <p className="mt-1 text-ink-soft text-sm">{t(`moderation.mail.${mail}` as PlainKey)}</p>}
    </li>
  )
}
