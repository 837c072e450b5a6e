import { Form } from 'react-router'
import { formatInstant } from '#app/i18n/format.ts'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Shows an admin whose dashboard they are visiting and until when, and ends the visit. */
export function VisitBar({ school, until }: { school: string; until: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <section
      aria-label={t('dashboard.visit')}
      className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 bg-notice-wash px-4 py-2 text-notice-ink md:px-9"
    >
      <Icon name="eye" size={18} className="flex-none" />
      <p className="min-w-0 flex-1">
        {t('dashboard.visit.text', { school, time: formatInstant(locale, until.toISOString()) })}
      </p>
      <Form method="post" action={localePath(locale, '/admin/visit')} reloadDocument>
        <button type="submit" className={`${button('quiet', 'small')} min-h-11`}>
          {t('dashboard.visit.end')}
        </button>
      </Form>
    </section>
  )
}
