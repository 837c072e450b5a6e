import { useId } from 'react'
import { Form } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { SMALL_INPUT } from '#app/ui/form/input.ts'
import { type SearchAddress, writeSearchAddress } from '../../search-address.ts'
import { MyPosition } from './my-position.tsx'

/** Asks where the visitor is, for a text that means schools nearby: by the device, or by a town or postal code. */
export function AskForPlace({ address }: { address: SearchAddress }) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  const kept = [...new URLSearchParams(writeSearchAddress(address, { near: undefined }))]
  const isUnknown = address.near !== undefined
  return (
    <div className="max-w-measure py-6">
      <h1 className="text-[1.375rem] leading-tight md:text-2xl">
        <label htmlFor={id}>{t('filter.near.label')}</label>
      </h1>
      <p className="mt-2 text-ink-soft">{t('results.nearMe')}</p>
      <MyPosition />
      <Form action={localePath(locale, '/results')} className="mt-4 flex flex-wrap items-end gap-3">
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <input
          id={id}
          name="near"
          required
          maxLength={200}
          autoComplete="postal-code"
          defaultValue={address.near}
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? `${id}-error` : undefined}
          className={SMALL_INPUT}
        />
        <button type="submit" className={button('main')}>
          {t('search.submit')}
        </button>
      </Form>
      {isUnknown && (
        <p id={`${id}-error`} className="mt-2 text-danger text-sm">
          {t('filter.near.unknown')}
        </p>
      )}
    </div>
  )
}
