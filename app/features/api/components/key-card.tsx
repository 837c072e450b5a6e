import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { ApiKey } from '../keys/keys.server.ts'

/** A key with its usage, and the form that revokes it. */
export function KeyCard({ apiKey: { id, name, ending, createdOn, lastUsed, requests } }: { apiKey: ApiKey }) {
  const t = useTranslation()
  const locale = useLocale()
  const intent = `revoke:${id}`
  const { form, failure } = useSubmission(intent)
  return (
    <article aria-labelledby={`key-${id}`} className="sheet grid gap-3 p-5 sm:p-6">
      <h3 id={`key-${id}`} className="text-[1.1875rem] wrap-anywhere">
        {name}
      </h3>
      <p>{t('apiKeys.created', { ending, day: formatDay(locale, createdOn) })}</p>
      <p className="text-ink-soft text-sm">
        {lastUsed ? t('apiKeys.used', { count: requests, day: formatDay(locale, lastUsed) }) : t('apiKeys.unused')}
      </p>
      <Form {...form}>
        <FormFailure failure={failure} />
        <input type="hidden" name="keyId" value={id} />
        <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')}>
          {t('apiKeys.revoke')}
          <span className="sr-only">: {name}</span>
        </SubmitButton>
      </Form>
    </article>
  )
}
