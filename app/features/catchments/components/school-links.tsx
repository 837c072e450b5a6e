import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { Link } from '#app/i18n/link.tsx'

type Item = { key: string; school: SchoolSummary | null; note: string }

/** Schools with type and address; a note stands in for one that the directory does not list. */
export function SchoolLinks({ schools }: { schools: Item[] }) {
  return (
    <ul className="grid gap-2">
      {schools.map(({ key, school, note }) => (
        <li key={key}>
          {school && (
            <>
              <Link to={`/schools/${school.id}`} className="wrap-break-word inline-block min-h-6 font-semibold">
                {school.name}
              </Link>
              <p className="text-ink-soft text-sm">
                <SchoolType school={school} />
                {[school.street, school.city].some(Boolean) &&
                  ` · ${[school.street, school.city].filter(Boolean).join(', ')}`}
              </p>
            </>
          )}
          {note && <p className="text-ink-soft text-sm">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
