import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

type Linked = { number: string; school: string; declaredAt: Date }

/** The page behind the mailed link: it says what will happen, and its button does it. */
export function WithdrawalLinkForm({ token, linked }: { token: string; linked: Linked }) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, failure } = useSubmission<'token'>('carry-out')
  const { number, school, declaredAt } = linked
  const time = formatInstant(locale, declaredAt.toISOString())
  return (
    <Form {...form} className="grid max-w-2xl gap-5">
      <h1>{t('withdrawal.link.title')}</h1>
      <p>{t('withdrawal.link.text', { time, school, number })}</p>
      <p>{t('withdrawal.link.what')}</p>
      <FormFailure failure={failure} />
      <input type="hidden" name="token" value={token} />
      <SubmitButton intent="carry-out" variant="danger" busy={t('withdrawal.busy')} className="justify-self-start">
        {t('withdrawal.link.submit')}
      </SubmitButton>
      <p className="text-ink-soft">{t('withdrawal.link.not')}</p>
    </Form>
  )
}
