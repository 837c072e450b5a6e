import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { LAPSED_MONTHS } from '#lib/promises.ts'

/**
 * Asks for a refund with one click.
 *
 * @param props.until the first instant that is too late
 */
export function RefundForm({ until }: { until: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, failure } = useSubmission('refund')
  const lastDay = formatDay(locale, new Date(until.getTime() - 1))
  return (
    <section aria-labelledby="refund-title" className="sheet p-5 sm:p-6">
      <h2 id="refund-title" className="text-xl">
        {t('orders.refund.title')}
      </h2>
      <p className="mt-1 mb-4">{t('orders.refund.text', { day: lastDay, months: LAPSED_MONTHS })}</p>
      <Form {...form} className="grid gap-4">
        <FormFailure failure={failure} />
        <SubmitButton
          intent="refund"
          busy={t('orders.refund.busy')}
          variant="danger"
          className="w-full sm:w-auto sm:justify-self-start"
        >
          {t('orders.refund.submit')}
        </SubmitButton>
      </Form>
    </section>
  )
}
