import { useActionData } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import type { MediaView } from '../media-view.ts'
import { MediaGallery } from './media-gallery.tsx'
import { Toggle } from './toggle.tsx'
import { UndoBar } from './undo-bar.tsx'
import { BegunUploads } from './upload/begun-uploads.tsx'
import { LinkForm } from './upload/link-form.tsx'
import { UploadZone } from './upload/upload-zone.tsx'

/** The pictures and videos of a school for its members: the existing ones, and the panel for adding more. */
export function MediaScreen({ view }: { view: MediaView }) {
  const t = useTranslation()
  const { kind, mode, counts, premium } = view
  const answer = useActionData() as { intent?: string; code?: string } | undefined
  // The form for a link reports its own errors.
  const refused = answer?.code && answer.intent !== 'link' ? `failure.${answer.code}` : null
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1>{premium ? t('dashboard.nav.media') : t('media.image.one')}</h1>
          <p className="mt-1 text-ink-soft">
            {t('media.text')} {t(kind === 'image' ? 'media.imagesUsed' : 'media.videosUsed', counts[kind])}
          </p>
        </div>
        <Toggle
          label={t('media.mode')}
          choices={[
            { query: { kind, mode: 'gallery' }, icon: 'images', text: t('media.mode.gallery'), on: mode === 'gallery' },
            { query: { kind, mode: 'upload' }, icon: 'upload', text: t('media.mode.upload'), on: mode === 'upload' },
          ]}
        />
      </header>
      {premium && (
        <Toggle
          label={t('media.kind')}
          choices={[
            { query: { mode, kind: 'image' }, text: t('media.kind.image'), on: kind === 'image' },
            { query: { mode, kind: 'video' }, text: t('media.kind.video'), on: kind === 'video' },
          ]}
        />
      )}
      {counts.image.used > counts.image.limit && <p className="max-w-measure">{t('media.hidden')}</p>}
      <FormFailure failure={refused ?? view.refused ?? undefined} />
      {view.deleted && <UndoBar key={view.deleted.id} schoolId={view.schoolId} deleted={view.deleted} />}
      {mode === 'gallery' ? <MediaGallery view={view} /> : <UploadPanel key={kind} view={view} />}
    </>
  )
}

/** The panel that adds pictures or videos: what is allowed, the drop zone, unfinished uploads, links to videos. */
function UploadPanel({ view }: { view: MediaView }) {
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
