import type { SchoolSites as Sites } from '#app/features/schools/list-sites.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Further sites of an institution, collapsed. */
export function SchoolSites({ sites: { label, sites } }: { sites: Sites }) {
  return (
    <details className="group mt-2 text-sm">
      <summary className="flex min-h-11 list-none items-center gap-1.5 font-semibold text-board">
        <Icon name="chevron-down" size={16} className="flex-none group-open:rotate-180" />
        {label}
      </summary>
      <ul className="flex flex-col gap-1 pb-3">
        {sites.map((site) => (
          <li key={site.id}>
            <Link to={`/schools/${site.id}`} className="inline-block min-h-6">
              {site.name}
            </Link>{' '}
            <span className="text-ink-soft">{site.address}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
