import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { SaidOfTopic } from '../find-day.server.ts'
import type { Day } from '../topics.ts'
import { SaidByEach } from './said-of-topic.tsx'

/**
 * What is said of the day at a school, topic by topic, each value of the school with a button that confirms it.
 *
 * @param props.own what the reader says; null for who cannot say anything
 */
export function KnownDay({ said, own }: { said: readonly SaidOfTopic[]; own: Day | null }) {
  const t = useTranslation()
  return (
    <ul className="sheet max-w-160 divide-y divide-line">
      {said.map((one) => (
        <li key={one.topic} className="grid gap-1 px-5 py-4">
          <h3 className="text-base">{one.label}</h3>
          <SaidByEach said={one} />
          {own && one.school && own[one.topic] === one.school.value && (
            <p className="text-sm">{t('schoolDay.page.confirmed')}</p>
          )}
          {own && one.school && own[one.topic] !== one.school.value && (
            <Confirm topic={one.topic} value={one.school.value} label={one.label} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Its intent names the topic, so that a page can have several. */
function Confirm({ topic, value, label }: { topic: string; value: string; label: string }) {
  const t = useTranslation()
  const intent = `confirm-${topic}`
  const { form, failure } = useSubmission<'value'>(intent)
  return (
    <Form {...form} className="grid justify-items-start gap-2">
      <FormFailure failure={failure} />
      <input type="hidden" name="topic" value={topic} />
      <input type="hidden" name="value" value={value} />
      <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')}>
        {t('schoolDay.page.confirm')}
        <span className="sr-only">: {label}</span>
      </SubmitButton>
    </Form>
  )
}
