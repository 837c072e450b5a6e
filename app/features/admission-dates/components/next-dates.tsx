import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolDates } from '../shown/find-school-dates.server.ts'
import { DateList } from './date-list.tsx'

/** The next dates of the admission to a school, or who publishes them. */
export function NextDates({ dates: { title, dates, unknown, calendar, all, child } }: { dates: SchoolDates }) {
  const locale = useLocale()
  return (
    <div className="sheet mt-4 p-5 md:p-6">
      <h3 className="mb-3 text-lg">{title}</h3>
      {dates.length > 0 && <DateList dates={dates} />}
      {unknown && (
        <p className="max-w-measure">
          {unknown.text}{' '}
          <a href={unknown.url} rel="noopener" className="wrap-anywhere">
            {unknown.link}
          </a>
        </p>
      )}
      <p className="no-print mt-3 -ml-2.5 flex flex-wrap gap-x-2">
        {calendar && (
          <a href={localePath(locale, calendar.path)} download className={button('plain')}>
            <Icon name="download" size={18} />
            {calendar.text}
          </a>
        )}
        <Link to={all.path} className={button('plain')}>
          <Icon name="calendar-days" size={18} />
          {all.text}
        </Link>
        <Link to={child.path} className={button('plain')}>
          {child.text}
        </Link>
      </p>
    </div>
  )
}
