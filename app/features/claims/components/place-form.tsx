import { useId } from 'react'
import { Form } from 'react-router'
import { countryName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'
import { Select } from '#app/ui/form/select.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'

/** First asks for name, town and country of a missing school, so that similar schools can be shown. */
export function PlaceForm({ given }: { given: { name: string; city: string; country: string } }) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  return (
    <Form className="grid gap-5">
      {(['name', 'city'] as const).map((name) => (
        <div key={name}>
          <label htmlFor={id + name} className="mb-1.5 block font-semibold">
            {t(`missing.${name}`)}
          </label>
          <input
            id={id + name}
            name={name}
            defaultValue={given[name]}
            maxLength={name === 'name' ? 300 : 120}
            required
            className={INPUT}
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}country`} className="mb-1.5 block font-semibold">
          {t('missing.country')}
        </label>
        <Select
          id={`${id}country`}
          name="country"
          defaultValue={given.country}
          values={COUNTRIES}
          textOf={(country) => countryName(locale, country)}
        />
      </div>
      <button type="submit" className={`${button('main')} justify-self-start`}>
        {t('missing.next')}
      </button>
    </Form>
  )
}
