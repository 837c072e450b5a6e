import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { listGrants } from '../grants.server.ts'

type Grant = Awaited<ReturnType<typeof listGrants>>[number]

/** Gives a school premium without an order, lists such grants and ends them. */
export function GrantSection({ grants }: { grants: Grant[] }) {
  const t = useTranslation()
  return (
    <Section id="grants-title" title={t('orderAdmin.grants')}>
      <GrantForm />
      <ul className="mt-6 grid gap-4">
        {grants.map((grant) => (
          <GrantItem key={grant.id} grant={grant} />
        ))}
      </ul>
    </Section>
  )
}

function GrantForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'schoolId' | 'reason'>('grant')
  return (
    <Form {...form} className="grid max-w-2xl gap-5">
      <FormFailure failure={failure} />
      <TextField
        field={fields.schoolId}
        label={t('orderAdmin.schoolId')}
        hint={t('orderAdmin.schoolId.hint')}
        maxLength={100}
        required
      />
      <TextField field={fields.reason} label={t('orderAdmin.reason')} maxLength={200} required />
      <SubmitButton intent="grant" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('orderAdmin.grant')}
      </SubmitButton>
    </Form>
  )
}

function GrantItem({ grant }: { grant: Grant }) {
  const t = useTranslation()
  const locale = useLocale()
  const intent = `end-grant:${grant.id}`
  const { form, failure } = useSubmission(intent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <div className="min-w-0">
        <Link to={`/schools/${grant.schoolId}`}>{[grant.school, grant.city].filter(Boolean).join(', ')}</Link>
        <span className="block break-words text-ink-soft text-sm">
          {formatDay(locale, grant.grantedAt)} · {grant.reason}
        </span>
      </div>
      <Form {...form}>
        <FormFailure failure={failure} />
        <input type="hidden" name="grantId" value={grant.id} />
        <SubmitButton intent={intent} variant="danger" busy={t('account.busy')}>
          {t('orderAdmin.endGrant')}
        </SubmitButton>
      </Form>
    </li>
  )
}
