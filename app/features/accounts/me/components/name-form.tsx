import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

export function NameForm({ fullName }: { fullName: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'fullName'>('name', { fullName })
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <FormFailure failure={failure} />
      <TextField
        field={fields.fullName}
        label={t('auth.fullName')}
        hint={t('account.name.hint')}
        autoComplete="name"
        maxLength={120}
      />
      <SubmitButton intent="name" busy={t('account.busy')} className="justify-self-start">
        {t('account.save')}
      </SubmitButton>
    </Form>
  )
}
