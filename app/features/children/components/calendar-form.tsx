import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Child } from '../child.ts'

/** Downloads the dates of a child as a calendar file: sent as a form, so that no address says when it was born. */
export function CalendarForm({ child: { born, country, area }, name }: { child: Child; name: string }) {
  const t = useTranslation()
  return (
    <form method="post" action={localePath(useLocale(), '/children.ics')}>
      <input type="hidden" name="born" value={born} />
      <input type="hidden" name="country" value={country} />
      <input type="hidden" name="area" value={area} />
      <button type="submit" className={button('quiet', 'small')}>
        <Icon name="calendar-days" size={16} />
        {t('children.calendar')}
        <span className="sr-only">: {name}</span>
      </button>
    </form>
  )
}
