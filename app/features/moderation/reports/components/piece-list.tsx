import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Piece } from '../../subjects/piece.server.ts'
import { PieceView } from './piece-view.tsx'

type PieceListProps = {
  pieces: readonly Piece[]
  pathOf: (item: string) => string
  /** What selecting a piece leads to: a report by a visitor, or a decision by the team. */
  to: 'report' | 'decide'
}

/** What a school shows, piece by piece, each with a link that selects it. */
export function PieceList({ pieces, pathOf, to }: PieceListProps) {
  const t = useTranslation()
  if (pieces.length === 0) return <p>{t('contentReport.nothing')}</p>
  return (
    <section aria-labelledby="choose-item">
      <h2 id="choose-item" className="text-xl">
        {t(to === 'report' ? 'contentReport.choose' : 'contentReport.shown')}
      </h2>
      <ul className="mt-4 grid max-w-3xl gap-3">
        {pieces.map((piece) => (
          <li key={piece.item} className="sheet p-4">
            <div className="max-h-40 overflow-hidden">
              <PieceView piece={piece} />
            </div>
            <Link to={pathOf(piece.item)} className="mt-2 inline-flex min-h-11 items-center font-semibold">
              {t(to === 'report' ? 'contentReport.this' : 'contentReport.decide')}
              <span className="sr-only">: {piece.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
