import { CatchmentPosition } from '#app/features/schools/own-point/catchment-position.tsx'
import { Link } from '#app/i18n/link.tsx'
import type { SchoolCatchment } from '../find-school-catchment.server.ts'

/** The catchment of a school on its profile: its area, or its communes and streets; all texts come from the server. */
export function CatchmentBlock({ catchment }: { catchment: SchoolCatchment }) {
  const { title, sentences, areas, others, lists, promise, link, source } = catchment
  return (
    <section aria-labelledby="catchment" className="sheet mt-4 p-5 md:p-6">
      <h3 id="catchment">{title}</h3>
      <div className="mt-2 grid max-w-measure gap-2">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {areas && (
          <p className="font-semibold empty:hidden">
            <CatchmentPosition areas={areas} />
          </p>
        )}
        {others && (
          <div>
            <p>{others.label}</p>
            <ul className="list-disc ps-5">
              {others.schools.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/schools/${id}`} className="inline-block min-h-6">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {lists.map(({ label, items }) => (
          <details key={label}>
            <summary className="flex min-h-9 cursor-pointer items-center font-semibold">
              {label} ({items.length})
            </summary>
            <ul lang="fr" className="list-disc ps-5 sm:columns-2">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
        ))}
        <p>
          <Link to={link.to} className="inline-block min-h-6 font-semibold">
            {link.label}
          </Link>
        </p>
      </div>
      <p className="mt-3 text-ink-soft text-xs">
        {promise}{' '}
        <a href={source.url} rel="noopener" className="text-ink-soft">
          {source.label}
        </a>
      </p>
    </section>
  )
}
