import { presentDayPiece } from '#app/features/school-day/present-piece.ts'
import { languageName } from '#app/i18n/language-name.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Piece } from '../../subjects/piece.server.ts'

type Shown = Pick<Piece, 'kind' | 'title' | 'text' | 'language' | 'picture'>

/** A piece of a profile in its present state. */
export function PieceView({ piece }: { piece: Shown }) {
  const t = useTranslation()
  const locale = useLocale()
  const { kind, language, picture } = piece
  const { title, text } = kind === 'day' ? presentDayPiece(piece, locale) : piece
  return (
    <div className="flex flex-wrap items-start gap-4">
      {picture && <img src={picture} alt="" loading="lazy" className="h-24 w-36 flex-none rounded-card object-cover" />}
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant="edge">{t(`item.kind.${kind}`)}</Badge>
          {language && language !== locale && (
            <span className="text-ink-soft text-sm">{languageName(locale, language)}</span>
          )}
        </p>
        <p lang={language ?? undefined} className="wrap-anywhere mt-1 font-semibold">
          {kind === 'text' ? t(titleKeyOf(title)) : title}
        </p>
        {text && (
          <p lang={language ?? undefined} className="wrap-anywhere mt-1 whitespace-pre-line">
            {text}
          </p>
        )}
      </div>
    </div>
  )
}

/** Key of the name of a section. */
const titleKeyOf = (section: string): PlainKey =>
  (section === 'summary' || section === 'description' ? `item.section.${section}` : `section.${section}`) as PlainKey
