import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_NAME_LENGTH, type Topics } from '../saved-search.ts'
import { MailChoice } from './mail-choice.tsx'
import { TopicTicks, ticksOf } from './topic-ticks.tsx'

/** The form that saves the search from which the person comes. */
export function SaveForm({ query, name }: { query: string; name: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'name' | 'mail' | keyof Topics>('save', {
    ...{ name, mail: 'never' },
    ...ticksOf({ reviews: true, events: true, facts: false }),
  })
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <FormFailure failure={failure} />
      <input type="hidden" name="query" value={query} />
      <TextField field={fields.name} label={t('searches.name')} maxLength={MAX_NAME_LENGTH} required />
      <MailChoice field={fields.mail} />
      <TopicTicks legend={t('searches.topics')} fields={fields} />
      <p className="flex flex-wrap items-center gap-4">
        <SubmitButton intent="save" busy={t('account.busy')}>
          {t('searches.save')}
        </SubmitButton>
        <Link to={`/results?${query}`}>{t('searches.look')}</Link>
      </p>
    </Form>
  )
}
