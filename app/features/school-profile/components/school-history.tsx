import { formatMonth } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolHistory as History, LinkedSchool } from '../find-history.server.ts'

/** Former names of a school, and the schools before and after it; nothing if none are known. */
export function SchoolHistory({ history }: { history: History }) {
  const t = useTranslation()
  const locale = useLocale()
  const { formerNames, predecessors, successors } = history
  if (formerNames.length + predecessors.length + successors.length === 0) return null
  return (
    <section aria-labelledby="history" className="sheet p-6">
      <h2 id="history" className="text-[1.1875rem]">
        {t('history.title')}
      </h2>
      <dl className="mt-3 flex flex-col gap-2 text-sm">
        {formerNames.length > 0 && (
          <div>
            <dt className="text-ink-faint">{t('history.formerNames')}</dt>
            {formerNames.map(({ name, until }) => (
              <dd key={name}>
                {name}{' '}
                <span className="text-ink-soft text-xs">
                  {t('history.until', { month: formatMonth(locale, until) })}
                </span>
              </dd>
            ))}
          </div>
        )}
        <Links label={t('history.predecessors')} schools={predecessors} note={t('history.predecessors.note')} />
        <Links label={t('history.successors')} schools={successors} />
      </dl>
    </section>
  )
}

function Links({ label, schools, note }: { label: string; schools: LinkedSchool[]; note?: string }) {
  if (schools.length === 0) return null
  return (
    <div>
      <dt className="text-ink-faint">{label}</dt>
      {schools.map(({ id, name }) => (
        <dd key={id}>
          <Link to={`/schools/${id}`} className="inline-block min-h-6">
            {name}
          </Link>
        </dd>
      ))}
      {note && <dd className="text-ink-soft text-xs">{note}</dd>}
    </div>
  )
}
