import { useTranslation } from '#app/i18n/use-translation.ts'
import type { CatchmentEdition } from '../edition.server.ts'

/** School year, source and licence of an answer, and the note that it does not promise a place. */
export function EditionNote({ edition }: { edition: CatchmentEdition }) {
  const t = useTranslation()
  const { schoolYear, attribution, url, licence, licenceUrl } = edition
  return (
    <p className="text-ink-soft text-sm">
      {t('catchment.promise')} {t('catchment.year', { year: schoolYear })} ·{' '}
      <a href={url} rel="noopener" className="text-ink-soft">
        {t('catchment.source', { source: attribution })}
      </a>{' '}
      ·{' '}
      <a href={licenceUrl} rel="noopener" className="text-ink-soft">
        {licence}
      </a>
    </p>
  )
}
