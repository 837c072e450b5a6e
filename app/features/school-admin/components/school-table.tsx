import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { AdminSchool } from '../list-all-schools.server.ts'
import { SchoolMarks } from './school-marks.tsx'

const COLUMNS = ['name', 'place', 'state', 'source'] as const

/** Schools in rows, on narrow screens as cards. */
export function SchoolTable({ schools }: { schools: AdminSchool[] }) {
  const t = useTranslation()
  return (
    <Table label={t('adminNav.schools')} columns={COLUMNS.map((column) => t(`schoolAdmin.${column}`))} cards>
      {schools.map((school) => (
        <Row key={school.id}>
          <RowHead className="min-w-52 font-normal">
            <Link to={`/admin/schools/${school.id}`} className="wrap-anywhere inline-flex min-h-6 items-center">
              {school.name}
            </Link>
            <span className="block text-ink-soft" translate="no">
              {school.id}
            </span>
          </RowHead>
          <Cell label={t('schoolAdmin.place')} className="wrap-anywhere min-w-40">
            {school.street}
            <span className="block">{`${school.postalCode} ${school.city}`.trim()}</span>
          </Cell>
          <Cell label={t('schoolAdmin.state')} className="min-w-32">
            <SchoolMarks {...school} />
          </Cell>
          <Cell label={t('schoolAdmin.source')} className="whitespace-nowrap" translate="no">
            {school.source}
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
