import { Link } from '#app/i18n/link.tsx'
import type { SchoolSites as Sites } from '../list-sites.server.ts'

/** Further sites of an institute, folded away. */
export function SchoolSites({ sites: { label, sites } }: { sites: Sites }) {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center font-semibold text-board">{label}</summary>
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
