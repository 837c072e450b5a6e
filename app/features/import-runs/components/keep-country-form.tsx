import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { CountryRegisters } from '../registers/list-registers.server.ts'
import type { KeepIntent } from '../registers/register.schema.ts'

/** Switches on or off that the sources of a country are kept up to date by themselves. */
export function KeepCountryForm({ country, isKept }: Pick<CountryRegisters, 'country' | 'isKept'>) {
  const t = useTranslation()
  const verb = isKept ? 'leave' : 'keep'
  const intent: KeepIntent = `${verb}-${country}`
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form} className="grid justify-items-start gap-2">
      <FormFailure failure={failure} />
      <p className="text-ink-soft">{t(`registers.${verb}.text`)}</p>
      <SubmitButton intent={intent} variant={isKept ? 'quiet' : 'main'} busy={t('account.busy')}>
        {t(`registers.${verb}`)}
      </SubmitButton>
    </Form>
  )
}
