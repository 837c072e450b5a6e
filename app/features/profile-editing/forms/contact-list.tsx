import { countryName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import type { SelfReported } from '../self-reported.ts'

/**
 * A school's contact data for reading, without empty ones; the correction requested for a register's fact is below it.
 */
export function ContactList({ school }: { school: SelfReported }) {
  const t = useTranslation()
  const locale = useLocale()
  const wanted = Object.fromEntries(school.requested.map(({ field, value }) => [field, value]))
  const rows = [
    { label: t('account.contact.phone'), value: school.contact.phone, asked: wanted.phone },
    { label: t('account.contact.website'), value: school.contact.website, asked: wanted.website },
    { label: t('auth.email'), value: school.contact.email, asked: wanted.email },
    { label: t('account.contact.address'), value: school.street, asked: wanted.street },
    { label: t('account.contact.city'), value: school.city, asked: wanted.city },
    { label: t('account.contact.postalCode'), value: school.postalCode, asked: wanted.postal_code },
    {
      label: t('account.contact.country'),
      value: countryName(locale, school.country),
      asked: wanted.country && countryName(locale, wanted.country as CountryCode),
    },
  ].filter(({ value, asked }) => value || asked)
  return (
    <FactList
      names="fit"
      facts={rows.map(({ label, value, asked }) => [
        label,
        <>
          {value}
          {asked && <span className="block text-ink-soft text-sm">{t('own.requested', { value: asked })}</span>}
        </>,
      ])}
    />
  )
}
