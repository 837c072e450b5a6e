import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import { MAIL_CHOICES } from '../../saved-search-rules.ts'
import type { FollowedSchool } from '../follows.server.ts'

const TOPICS = ['reviews', 'events', 'facts'] as const

/** The form that follows a school, or changes of what and when the person is told. */
export function FollowForm({ school, isNew }: { school: FollowedSchool; isNew: boolean }) {
  const t = useTranslation()
  const { schoolId, name, mail } = school
  const intent = isNew ? 'follow' : `follow:${schoolId}`
  const ticks = Object.fromEntries(TOPICS.filter((topic) => school[topic]).map((topic) => [topic, 'on']))
  const { form, fields, failure } = useSubmission<(typeof TOPICS)[number] | 'mail'>(intent, { mail, ...ticks })
  return (
    <Form {...form} preventScrollReset className="grid max-w-lg gap-4">
      <FormFailure failure={failure} />
      <input type="hidden" name="schoolId" value={schoolId} />
      <fieldset>
        <legend className="font-semibold">{t('follows.topics')}</legend>
        {TOPICS.map((topic) => (
          <TickField key={topic} field={fields[topic]}>
            {t(`follows.topic.${topic}`)}
          </TickField>
        ))}
      </fieldset>
      <SelectField
        field={fields.mail}
        label={t('follows.mail')}
        hint={t('follows.mail.hint')}
        values={MAIL_CHOICES}
        textOf={(choice) => t(`searches.mail.${choice}`)}
      />
      <p className="flex flex-wrap items-center gap-4">
        <SubmitButton intent={intent} variant={isNew ? 'main' : 'quiet'} busy={t('account.busy')}>
          {t(isNew ? 'follows.follow' : 'searches.change')}
          {!isNew && <span className="sr-only">: {name}</span>}
        </SubmitButton>
        <Link to={`/schools/${encodeURIComponent(schoolId)}`}>
          {t('follows.profile')}
          <span className="sr-only">: {name}</span>
        </Link>
      </p>
    </Form>
  )
}
