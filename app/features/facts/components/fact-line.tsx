import { useTranslation } from '#app/i18n/use-translation.ts'
import type { FactLine } from '../trend/fact-line.server.ts'
import { LineDrawing } from './line-drawing.tsx'
import { TrendLink } from './trend-link.tsx'

/** A fact over the years on a profile, as a drawing and as a table, with the way to its own page. */
export function FactLineChart({ schoolId, line }: { schoolId: string; line: FactLine }) {
  const t = useTranslation()
  const { id, title } = line
  return (
    <div className="border-line border-t p-5">
      <h3>{title}</h3>
      <div className="mt-3">
        <LineDrawing line={line} />
        <details className="mt-2 text-sm">
          <summary className="min-h-8 cursor-pointer content-center text-board">{t('glance.table')}</summary>
          <YearTable line={line} />
        </details>
        <TrendLink schoolId={schoolId} fact={id} label={title} />
      </div>
    </div>
  )
}

function YearTable({ line: { title, of, points } }: { line: FactLine }) {
  const t = useTranslation()
  return (
    <table className="mt-2 w-full max-w-md text-left">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('glance.year')}</th>
          <th scope="col">{t('glance.school')}</th>
          <th scope="col">{of}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, shown, like }) => (
          <tr key={label}>
            <th scope="row" className="font-normal">
              {label}
            </th>
            <td>{shown}</td>
            <td>{like?.shownMedian ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
