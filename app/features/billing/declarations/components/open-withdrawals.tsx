import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { listOpenWithdrawals } from '../list-open-withdrawals.server.ts'
import { DeclaredText, OpenDeclarations } from './open-declarations.tsx'

type Open = Awaited<ReturnType<typeof listOpenWithdrawals>>['withdrawals'][number]

/**
 * Withdrawals that have not taken effect: an admin accepts or refuses them, unless the buyer opens the mailed link.
 *
 * @param props.children links to further pages
 */
export function OpenWithdrawals({ withdrawals, children }: { withdrawals: Open[]; children: ReactNode }) {
  const t = useTranslation()
  return (
    <OpenDeclarations
      id="withdrawals-title"
      title={t('orderAdmin.withdrawals')}
      text={t('orderAdmin.withdrawals.text')}
      items={withdrawals.map((withdrawal) => <Item key={withdrawal.id} withdrawal={withdrawal} />)}
    >
      {children}
    </OpenDeclarations>
  )
}

function Item({ withdrawal }: { withdrawal: Open }) {
  const t = useTranslation()
  const locale = useLocale()
  const { number, fit, linkUntil } = withdrawal
  return (
    <li className="grid grid-cols-1 gap-4 border-line border-t pt-4">
      <DeclaredText title={t('orderAdmin.withdrawal', { number: String(number) })} declared={withdrawal} />
      <p>
        {t(`orderAdmin.fit.${fit}`)}
        {linkUntil && (
          <span className="mt-1 block text-ink-soft">
            {t('orderAdmin.linkSent', { day: formatDay(locale, linkUntil) })}
          </span>
        )}
      </p>
      <Accept withdrawal={withdrawal} />
      <Refuse withdrawal={withdrawal} />
    </li>
  )
}

function Accept({ withdrawal: { id, orderNumber } }: { withdrawal: Open }) {
  const t = useTranslation()
  const intent = `accept:${id}`
  const { form, fields, failure } = useSubmission<'orderNumber'>(intent, {
    orderNumber: orderNumber === null ? '' : String(orderNumber),
  })
  return (
    <Form {...form} className="grid max-w-2xl gap-3">
      <FormFailure failure={failure} />
      <input type="hidden" name="withdrawalId" value={id} />
      <TextField field={fields.orderNumber} label={t('orderAdmin.orderNumber')} maxLength={40} required />
      <SubmitButton intent={intent} variant="danger" busy={t('account.busy')} className="justify-self-start">
        {t('orderAdmin.accept')}
      </SubmitButton>
    </Form>
  )
}

function Refuse({ withdrawal: { id } }: { withdrawal: Open }) {
  const t = useTranslation()
  const intent = `refuse:${id}`
  const { form, fields, failure } = useSubmission<'reason'>(intent)
  return (
    <details className="max-w-2xl">
      <summary className="min-h-11 cursor-pointer py-2">{t('orderAdmin.refuse')}</summary>
      <Form {...form} className="mt-2 grid gap-3">
        <FormFailure failure={failure} />
        <input type="hidden" name="withdrawalId" value={id} />
        <TextField
          field={fields.reason}
          label={t('orderAdmin.reason')}
          hint={t('orderAdmin.refuse.hint')}
          maxLength={1000}
          required
        />
        <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')} className="justify-self-start">
          {t('orderAdmin.refuse.submit')}
        </SubmitButton>
      </Form>
    </details>
  )
}
