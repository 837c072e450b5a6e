import { type ComponentProps, useState } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'
import { UnsavedGuard } from '../components/unsaved-guard.tsx'
import type { SelfReported } from '../self-reported.ts'
import { useRefused } from './use-refused.ts'
import { ReportedField } from './value-field.tsx'

const NAMES = ['phone', 'website', 'email', 'address', 'city', 'postalCode', 'country'] as const
type Name = (typeof NAMES)[number]

/**
 * The form for a school's contact data in the dashboard. Changes to the register's address are requested rather than
 * made: the form starts with what has already been requested.
 */
export function PlaceForm({ school }: { school: SelfReported }) {
  const t = useTranslation()
  const locale = useLocale()
  const saved = savedPlace(school)
  const { form, fields, errors } = useSubmission<Name>('place', saved)
  const { changed } = useRefused('place')
  const [isTyped, setTyped] = useState(false)
  const of = (name: Name) => ({ field: fields[name], saved: saved[name], changed })
  const place = { address: school.street, city: school.city, postalCode: school.postalCode }
  return (
    <Form {...form} onInput={() => setTyped(true)} noValidate className="grid max-w-160 gap-5">
      <UnsavedGuard unsaved={isTyped} anyQuery />
      <ErrorSummary
        {...errors}
        labels={Object.fromEntries(
          NAMES.map((name) => [name, t(name === 'email' ? 'auth.email' : `account.contact.${name}`)]),
        )}
      />
      <input type="hidden" name="schoolId" value={school.id} />
      <input type="hidden" name="seen" value={school.seen.contact} />
      <ReachFields school={school} of={of} />
      {!school.ownFacts && <p className="text-ink-soft">{t('own.place.text')}</p>}
      <ReportedField {...of('address')} official={place.address} label={t('account.contact.address')} maxLength={200} />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <ReportedField {...of('city')} official={place.city} label={t('account.contact.city')} maxLength={120} />
        <ReportedField
          {...of('postalCode')}
          official={place.postalCode}
          label={t('account.contact.postalCode')}
          maxLength={20}
        />
      </div>
      <SelectField
        field={fields.country}
        label={t('account.contact.country')}
        hint={school.ownFacts ? t('own.place.country') : undefined}
        values={COUNTRIES}
        textOf={(country) => countryName(locale, country)}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="place" busy={t('account.busy')}>
          {t('own.save')}
        </SubmitButton>
        <Link to="/dashboard/contact" className={button('plain')}>
          {t('own.cancel')}
        </Link>
      </div>
    </Form>
  )
}

type Given = { field: Field; saved: string; changed: boolean }
type Field = ComponentProps<typeof ReportedField>['field']

/** How to reach the school, in its own words. */
function ReachFields({ school, of }: { school: SelfReported; of: (name: Name) => Given }) {
  const t = useTranslation()
  return (
    <>
      <ReportedField
        {...of('phone')}
        official={school.official.phone}
        label={t('account.contact.phone')}
        type="tel"
        maxLength={60}
      />
      <ReportedField
        {...of('website')}
        official={school.official.website}
        label={t('account.contact.website')}
        inputMode="url"
        maxLength={300}
      />
      <ReportedField
        {...of('email')}
        official={school.official.email}
        label={t('auth.email')}
        type="email"
        maxLength={254}
      />
    </>
  )
}

/** Returns what the form starts with. */
function savedPlace(school: SelfReported): Record<Name, string> {
  const requested = Object.fromEntries(school.requested.map(({ field, value }) => [field, value]))
  return {
    phone: school.contact.phone,
    website: school.contact.website,
    email: school.contact.email,
    address: requested.street ?? school.street,
    city: requested.city ?? school.city,
    postalCode: requested.postal_code ?? school.postalCode,
    country: requested.country ?? school.country,
  }
}
