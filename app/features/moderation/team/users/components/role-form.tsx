import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { ROLES } from '#app/core/session.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Person } from '../view-user.server.ts'

export function RoleForm({ role }: Pick<Person, 'role'>) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'role'>('role', { role })
  return (
    <Form {...form} className="grid gap-5">
      <p className="text-ink-soft">{t('people.role.text')}</p>
      <FormFailure failure={failure} />
      <RadioField
        field={fields.role}
        label={t('people.role')}
        values={ROLES}
        textOf={(value) => t(`people.role.${value}`)}
        required
      />
      <SubmitButton intent="role" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('people.role.submit')}
      </SubmitButton>
    </Form>
  )
}
