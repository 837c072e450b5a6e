import { useTranslation } from '#app/i18n/use-translation.ts'
import type { MediaView } from '../../media-view.ts'
import { BegunUploads } from './begun-uploads.tsx'
import { LinkForm } from './link-form.tsx'
import { UploadZone } from './upload-zone.tsx'

/** The panel that adds pictures or videos: what is allowed, the drop zone, unfinished uploads, links to videos. */
export function UploadPanel({ view }: { view: MediaView }) {
  const t = useTranslation()
  const { kind, counts, begun, schoolId, premium } = view
  const { used, limit } = counts[kind]
  const left = Math.max(0, limit - used)
  return (
    <div className="grid max-w-160 gap-6">
      <div className="text-ink-soft">
        <p id="upload-limits">{t(`media.limits.${kind}`, { left, limit })}</p>
        <p className="mt-1">{t('media.stripped')}</p>
        {!premium && <p className="mt-1">{t('media.premium')}</p>}
      </div>
      {left > 0 ? <UploadZone view={view} /> : <p className="font-semibold">{t('media.full')}</p>}
      {begun.length > 0 && <BegunUploads schoolId={schoolId} begun={begun} />}
      {kind === 'video' && left > 0 && <LinkForm schoolId={schoolId} />}
    </div>
  )
}
