import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TopicTicks, ticksOf } from '../../components/topic-ticks.tsx'
import { MAIL_CHOICES, type Topics } from '../../saved-search.ts'
import type { FollowedSchool } from '../follows.server.ts'

/** The form that follows a school, or changes what the person is told about it and when. */
export function FollowForm({ school, isNew }: { school: FollowedSchool; isNew: boolean }) {
  const t = useTranslation()
  const { schoolId, name, mail } = school
  const intent = isNew ? 'follow' : `follow:${schoolId}`
  const { form, fields, failure } = useSubmission<keyof Topics | 'mail'>(intent, { mail, ...ticksOf(school) })
  return (
    <Form {...form} preventScrollReset className="grid max-w-lg gap-4">
      <FormFailure failure={failure} />
      <input type="hidden" name="schoolId" value={schoolId} />
      <TopicTicks legend={t('follows.topics')} fields={fields} />
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
