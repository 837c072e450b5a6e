import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { AdminSchool } from '../list/list-all-schools.server.ts'
import { SchoolMarks } from './school-marks.tsx'

const COLUMNS = ['name', 'place', 'state', 'source'] as const

/** Schools in rows; on narrow screens the table scrolls inside itself. */
export function SchoolTable({ schools }: { schools: AdminSchool[] }) {
  const t = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section aria-label={t('desk.nav.schools')} tabIndex={0} className="sheet overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunken">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-2">
                {t(`schoolDesk.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schools.map((school) => (
            <tr key={school.id} className="border-line border-t align-top">
              <th scope="row" className="min-w-52 px-3 py-2 font-normal">
                <Link to={`/admin/schools/${school.id}`} className="wrap-anywhere inline-flex min-h-6 items-center">
                  {school.name}
                </Link>
                <span className="block text-ink-soft" translate="no">
                  {school.id}
                </span>
              </th>
              <td className="wrap-anywhere min-w-40 px-3 py-2">
                {school.street}
                <span className="block">{`${school.postalCode} ${school.city}`.trim()}</span>
              </td>
              <td className="min-w-32 px-3 py-2">
                <SchoolMarks {...school} />
              </td>
              <td className="whitespace-nowrap px-3 py-2" translate="no">
                {school.source}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
