import { Form } from 'react-router'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { FactorRemoval } from '../factor-removal.server.ts'

/** Tells a signed-in person that the removal of the second factor was requested, and lets them stop it. */
export function FactorRemovalNotice({ removal: { requestedAt } }: { removal: FactorRemoval }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Form method="post" className="mb-5 grid gap-3 rounded-control bg-notice-wash px-4 py-3 text-notice-ink">
      <p>{t('account.factor.removal', { time: formatInstant(locale, requestedAt) })}</p>
      <SubmitButton intent="keep-factor" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('auth.stopRemoval.title')}
      </SubmitButton>
    </Form>
  )
}
