import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { MailPreview } from '#app/features/mailings/components/mail-preview.tsx'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DraftChange } from '../changes/list-terms-changes.server.ts'

/** The draft of a change as its recipients read it, their number, and the buttons that order or discard it. */
export function TermsChangeDraft({ draft }: { draft: DraftChange }) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, failure } = useSubmission('order')
  const { id, effectiveOn, mails, accounts, buyers } = draft
  return (
    <Section id="draft-title" title={t('termsChange.draft', { day: formatDay(locale, effectiveOn) })}>
      <p>
        {t('termsChange.recipients', { count: accounts })}, {t('termsChange.mail', { count: buyers })}.
      </p>
      {mails.map((mail) => (
        <MailPreview key={mail.locale} {...mail} />
      ))}
      <Form {...form} className="mt-6 grid gap-3">
        <FormFailure failure={failure} />
        <input type="hidden" name="changeId" value={id} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="order" busy={t('account.busy')}>
            {t('termsChange.order')}
          </SubmitButton>
          <button type="submit" name="intent" value="discard" className={button('quiet')}>
            {t('termsChange.discard')}
          </button>
        </div>
      </Form>
    </Section>
  )
}
