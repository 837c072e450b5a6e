import type { useSubmission } from '#app/core/forms/use-submission.ts'
import { countryName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'
import type { Buyer } from '../order.ts'
import type { BuyerKind } from '../vat/vat-rules.ts'

type Fields = ReturnType<typeof useSubmission<keyof Buyer>>['fields']

/** Most buyers for a school are public bodies, so they come first. */
const KINDS: readonly BuyerKind[] = ['public_body', 'business', 'consumer']

const NEEDED = ['name', 'organisation', 'street', 'postalCode', 'city', 'email'] as const

/** Who orders, as the invoice will name them; folded where school and account provide all of it. */
export function BuyerFields({ fields }: { fields: Fields }) {
  const t = useTranslation()
  const { organisation, name, street, postalCode, city } = fields
  const recipient = [organisation.value, name.value, street.value]
  const town = [postalCode.value, city.value].filter(Boolean).join(' ')
  const isKnown = NEEDED.every((field) => fields[field].initialValue)
  const isRefused = [...NEEDED, 'country' as const, 'vatId' as const].some((field) => fields[field].errors)
  return (
    <section aria-labelledby="buyer" className="sheet grid gap-5 p-5 sm:p-6">
      <div>
        <h2 id="buyer" className="text-xl">
          {t('order.buyer.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('order.buyer.text')}</p>
      </div>
      <RadioField
        field={fields.kind}
        label={t('order.kind')}
        values={KINDS}
        textOf={(kind) => t(`order.kind.${kind}`)}
        required
      />
      <Fold
        open={!isKnown || isRefused}
        title={[...recipient, town].filter(Boolean).join(', ')}
        note={t('order.buyer.change')}
      >
        <TextField field={fields.name} label={t('order.name')} autoComplete="name" maxLength={120} required />
        <TextField
          field={fields.organisation}
          label={t('order.organisation')}
          hint={t('order.organisation.hint')}
          autoComplete="organization"
          maxLength={200}
        />
        <Address fields={fields} />
        <TextField field={fields.vatId} label={t('order.vatId')} hint={t('order.vatId.hint')} maxLength={30} />
        <TextField
          field={fields.email}
          label={t('order.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </Fold>
    </section>
  )
}

function Address({ fields }: { fields: Fields }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <TextField
        field={fields.street}
        label={t('order.street')}
        autoComplete="street-address"
        maxLength={200}
        required
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
        <TextField
          field={fields.postalCode}
          label={t('order.postalCode')}
          autoComplete="postal-code"
          maxLength={20}
          required
        />
        <TextField field={fields.city} label={t('order.city')} autoComplete="address-level2" maxLength={120} required />
      </div>
      <SelectField
        field={fields.country}
        label={t('order.country')}
        values={COUNTRIES}
        textOf={(code) => countryName(locale, code)}
        autoComplete="country"
      />
    </>
  )
}
