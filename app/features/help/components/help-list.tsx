import { Link } from '#app/i18n/link.tsx'
import type { HelpEntry } from '../read-help.server.ts'

/** Help articles with their teasers, in two columns where there is room. */
export function HelpList({ entries }: { entries: HelpEntry[] }) {
  return (
    <ul className="mt-3 grid gap-x-10 md:grid-cols-2">
      {entries.map(({ topic, title, teaser }) => (
        <li key={topic} className="relative border-line border-b py-3">
          <Link to={`/help/${topic}`} className="font-semibold after:absolute after:inset-0">
            {title}
          </Link>
          <p className="mt-0.5 text-ink-soft text-sm">{teaser}</p>
        </li>
      ))}
    </ul>
  )
}
