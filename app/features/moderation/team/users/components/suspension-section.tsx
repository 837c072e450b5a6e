import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { LOCALE_NAMES, type Locale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { DayField } from '#app/ui/form/day-field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import type { Person } from '../view-user.server.ts'

/** Suspends an account, changes reason or end, or lifts the suspension. */
export function SuspensionSection({ person }: { person: Person }) {
  return (
    <div className="grid gap-6">
      {person.suspended && <Running person={person} />}
      <SuspendForm person={person} />
      {person.suspended && <LiftForm />}
    </div>
  )
}

function Running({ person: { bannedAt, bannedUntil, banReason } }: { person: Person }) {
  const t = useTranslation()
  const locale = useLocale()
  const at = (instant: Date) => ({ time: formatInstant(locale, instant.toISOString()) })
  return (
    <div className="rounded-control bg-notice-wash px-4 py-3 text-notice-ink">
      <p>
        {bannedAt && t('people.suspended.since', at(bannedAt))}{' '}
        {bannedUntil ? t('people.suspended.until', at(bannedUntil)) : t('people.suspended.open')}
      </p>
      <p className="mt-2 whitespace-pre-line break-words">{banReason}</p>
    </div>
  )
}

function SuspendForm({ person: { suspended, locale } }: { person: Person }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'reason' | 'lastDay'>('suspend')
  return (
    <Form {...form} className="grid gap-5">
      <p className="text-ink-soft">{t('people.suspend.text')}</p>
      <FormFailure failure={failure} />
      <TextAreaField
        field={fields.reason}
        label={t('people.reason')}
        hint={t('people.reason.hint', { language: LOCALE_NAMES[locale as Locale] })}
        maxLength={2000}
        rows={4}
        required
      />
      <DayField field={fields.lastDay} label={t('people.lastDay')} hint={t('people.lastDay.hint')} />
      <SubmitButton intent="suspend" variant="danger" busy={t('account.busy')} className="justify-self-start">
        {t(suspended ? 'people.suspend.change' : 'people.suspend.submit')}
      </SubmitButton>
    </Form>
  )
}

function LiftForm() {
  const t = useTranslation()
  const { form, failure } = useSubmission('lift')
  return (
    <Form {...form} className="grid gap-3 border-line border-t pt-6">
      <FormFailure failure={failure} />
      <SubmitButton intent="lift" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('people.lift')}
      </SubmitButton>
    </Form>
  )
}
