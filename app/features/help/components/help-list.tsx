import { Link } from '#app/i18n/link.tsx'
import type { HelpTopic } from '../help-text.ts'

/** A list of help articles by their titles. */
export function HelpList({ entries }: { entries: { topic: HelpTopic; title: string }[] }) {
  return (
    <ul className="mt-3 flex flex-col">
      {entries.map(({ topic, title }) => (
        <li key={topic}>
          <Link to={`/help/${topic}`} className="inline-flex min-h-11 items-center">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
