import { useTranslation } from '#app/i18n/use-translation.ts'
import type { AuthorFigures as Figures } from '../view-author.server.ts'

const FIGURES = ['accountDays', 'published', 'waiting', 'down', 'reports', 'upheld'] as const

/** Figures about an author, without identifying them. */
export function AuthorFigures({ figures }: { figures: Figures | null }) {
  const t = useTranslation()
  if (!figures) return <p className="text-ink-soft">{t('moderation.author.gone')}</p>
  return (
    <dl className="grid gap-1.5">
      {FIGURES.map((name) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t(`moderation.author.${name}`)}</dt>
          <dd className="font-semibold tabular-nums">{figures[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
