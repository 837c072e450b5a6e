import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { languageName } from '#app/i18n/format.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/field.tsx'
import { BADGE_SIZES, BADGE_THEMES, type BadgeStyle } from '../badge-address.ts'

/** How the badge is to look: a form that ends in an address. */
export function BadgeChoice({ style }: { style: BadgeStyle }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Form className="grid max-w-160 items-end gap-3 sm:grid-cols-2">
      <Choice name="lang" label={t('badge.language')} value={style.lang}>
        {LOCALES.map((each) => (
          <option key={each} value={each}>
            {languageName(locale, each)}
          </option>
        ))}
      </Choice>
      <Choice name="theme" label={t('badge.theme')} value={style.theme}>
        {BADGE_THEMES.map((each) => (
          <option key={each} value={each}>
            {t(`badge.theme.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice name="size" label={t('badge.size')} value={style.size}>
        {BADGE_SIZES.map((each) => (
          <option key={each} value={each}>
            {t(`badge.size.${each}`)}
          </option>
        ))}
      </Choice>
      <button type="submit" className={`${button('quiet')} min-h-12 justify-self-start`}>
        {t('badge.show')}
      </button>
    </Form>
  )
}

function Choice(props: { name: string; label: string; value: string; children: ReactNode }) {
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold">{props.label}</span>
      <select name={props.name} defaultValue={props.value} className={INPUT}>
        {props.children}
      </select>
    </label>
  )
}
