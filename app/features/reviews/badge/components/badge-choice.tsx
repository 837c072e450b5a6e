import { Form } from 'react-router'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FilterSelect } from '#app/ui/lists/list-filter.tsx'
import { BADGE_SIZES, BADGE_THEMES, type BadgeStyle } from '../badge-address.ts'

/** The form that chooses the appearance of the badge; its choices become part of the address. */
export function BadgeChoice({ style }: { style: BadgeStyle }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Form className="grid max-w-160 items-end gap-3 sm:grid-cols-2">
      <FilterSelect
        name="lang"
        label={t('badge.language')}
        value={style.lang}
        values={LOCALES}
        textOf={(each) => languageName(locale, each)}
      />
      <FilterSelect
        name="theme"
        label={t('badge.theme')}
        value={style.theme}
        values={BADGE_THEMES}
        textOf={(each) => t(`badge.theme.${each}`)}
      />
      <FilterSelect
        name="size"
        label={t('badge.size')}
        value={style.size}
        values={BADGE_SIZES}
        textOf={(each) => t(`badge.size.${each}`)}
      />
      <button type="submit" className={`${button('quiet')} min-h-12 justify-self-start`}>
        {t('badge.show')}
      </button>
    </Form>
  )
}
