import { countryName, formatList } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CoverageNote } from '../../results/coverage-note.server.ts'

/** Says above a list what the directory knows of a place so far, where that is less than families expect. */
export function CoverageNotice({ note }: { note: CoverageNote | null }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!note) return null
  const country = countryName(locale, note.country)
  const text =
    note.kind === 'stages'
      ? t('coverage.stages', {
          place: note.place,
          stages: formatList(
            locale,
            note.stages.map((stage) => t(`coverage.stage.${note.country}.${stage}`)),
          ),
        })
      : note.more > 0
        ? t('coverage.regionsMore', { country, regions: note.regions.join(', '), count: note.more })
        : t('coverage.regions', { country, regions: formatList(locale, note.regions) })
  return (
    <p role="note" className="mb-4 flex items-start gap-2 rounded-control bg-sunken px-4 py-2.5 text-ink-soft text-sm">
      <Icon name="info" size={18} className="mt-0.5 flex-none" />
      <span>
        {text} <Link to="/data-sources#coverage">{t('coverage.link')}</Link>
      </span>
    </p>
  )
}
