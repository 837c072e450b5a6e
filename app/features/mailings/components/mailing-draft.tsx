import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DraftMailing } from '../list-mailings.server.ts'
import { BATCH_SIZE, PAUSE_SECONDS, START_MINUTES } from '../mailing.ts'
import { MailPreview } from './mail-preview.tsx'

/** The draft of a letter as its recipients read it, their number, and the possible actions. */
export function MailingDraft({ draft }: { draft: DraftMailing }) {
  const t = useTranslation()
  const locale = useLocale()
  const order = useSubmission('order')
  const attempt = useSubmission('try')
  const { id, audience, reason, mails, accounts } = draft
  const rate = formatNumber(locale, (BATCH_SIZE * 3600) / PAUSE_SECONDS)
  return (
    <Section id="draft-title" title={t('mailing.draft')}>
      <p>
        {t(`mailing.audience.${audience}`)}. {t(`mailing.reason.${reason ?? 'none'}`)}.
      </p>
      <p className="mt-2 font-semibold">{t('mailing.recipients', { count: accounts })}</p>
      {mails.map((mail) => (
        <MailPreview key={mail.locale} {...mail} note={t('mailing.accounts', { count: mail.accounts })} />
      ))}
      <Form {...order.form} className="mt-6 grid gap-3">
        <FormFailure failure={order.failure ?? attempt.failure} />
        <input type="hidden" name="mailingId" value={id} />
        <p className="text-ink-soft">{t('mailing.begins', { minutes: START_MINUTES, rate })}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="order" busy={t('account.busy')}>
            {t('mailing.order', { count: accounts })}
          </SubmitButton>
          <SubmitButton intent="try" variant="quiet" busy={t('account.busy')}>
            {t('mailing.try')}
          </SubmitButton>
          <button type="submit" name="intent" value="discard" className={button('quiet')}>
            {t('mailing.discard')}
          </button>
        </div>
      </Form>
    </Section>
  )
}
