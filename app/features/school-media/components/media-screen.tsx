import { useEffect, useState } from 'react'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { LAPSED_MONTHS } from '#lib/promises.ts'
import { type MediaView, readMediaQuery } from '../media-view.ts'
import { UNDO_SECONDS } from '../school-media.ts'
import type { BegunUpload } from '../uploads/list-begun-uploads.server.ts'
import { MediaGallery } from './media-gallery.tsx'
import { Toggle } from './toggle.tsx'
import { UploadZone } from './upload/upload-zone.tsx'

/** The pictures and videos of a school for its members: the existing ones, and the panel for adding more. */
export function MediaScreen({ view }: { view: MediaView }) {
  const t = useTranslation()
  const { kind, mode, counts, premium } = view
  const asked = useAskedView(view)
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
            {
              query: { kind: asked.kind, mode: 'gallery' },
              icon: 'images',
              text: t('media.mode.gallery'),
              on: mode === 'gallery',
            },
            {
              query: { kind: asked.kind, mode: 'upload' },
              icon: 'upload',
              text: t('media.mode.upload'),
              on: mode === 'upload',
            },
          ]}
        />
      </header>
      {premium && (
        <Toggle
          label={t('media.kind')}
          choices={[
            { query: { mode: asked.mode, kind: 'image' }, text: t('media.kind.image'), on: kind === 'image' },
            { query: { mode: asked.mode, kind: 'video' }, text: t('media.kind.video'), on: kind === 'video' },
          ]}
        />
      )}
      {counts.image.used > counts.image.limit && (
        <p className="max-w-measure">{t('media.hidden', { months: LAPSED_MONTHS })}</p>
      )}
      <FormFailure failure={refused ?? view.refused ?? undefined} />
      {view.deleted && <UndoBar key={view.deleted.id} schoolId={view.schoolId} deleted={view.deleted} />}
      {mode === 'gallery' ? <MediaGallery view={view} /> : <UploadPanel key={kind} view={view} />}
    </>
  )
}

/** Returns what the page shows or is about to show: a press means what the press before it has asked for. */
function useAskedView(view: MediaView): Pick<MediaView, 'kind' | 'mode'> {
  const { location, formMethod } = useNavigation()
  const here = useLocation().pathname
  if (!location || formMethod || location.pathname !== here) return view
  return readMediaQuery(new URLSearchParams(location.search))
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

/**
 * Says what was just deleted, with the button that restores it; with JavaScript it disappears after ten seconds, unless
 * the pointer or the focus is on it.
 */
function UndoBar({ schoolId, deleted }: { schoolId: string; deleted: { id: string; title: string } }) {
  const t = useTranslation()
  const [gone, setGone] = useState(false)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => setGone(true), UNDO_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [held])
  if (gone) return null
  return (
    <Form
      method="post"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-ink px-4 py-2 text-paper"
    >
      <p role="status" className="min-w-0 break-words font-semibold">
        {t('media.deleted', { name: deleted.title })}
      </p>
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="mediaId" value={deleted.id} />
      <button type="submit" name="intent" value="restore" className={button('quiet', 'small')}>
        {t('media.undo')}
      </button>
    </Form>
  )
}

/** Uploads that the person has begun and not finished: each can be continued with the same file, or discarded. */
function BegunUploads({ schoolId, begun }: { schoolId: string; begun: BegunUpload[] }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="begun">
      <h2 id="begun" className="text-xl">
        {t('media.unfinished')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('media.unfinished.text')}</p>
      <ul className="mt-3 grid gap-2">
        {begun.map(({ id, name, bytes, received }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-2">
            <span className="min-w-0 break-words">
              {t('media.progress', { name, percent: Math.floor((received / bytes) * 100) })}
            </span>
            <Form method="post">
              <input type="hidden" name="schoolId" value={schoolId} />
              <input type="hidden" name="mediaId" value={id} />
              <button
                type="submit"
                name="intent"
                value="discard"
                aria-label={t('media.discard.named', { name })}
                className={button('quiet', 'small')}
              >
                {t('media.discard')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The form that adds a YouTube or Vimeo video by its address. */
function LinkForm({ schoolId }: { schoolId: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'link' | 'title'>('link')
  return (
    <section aria-labelledby="add-link" className="sheet p-5 sm:p-6">
      <h2 id="add-link" className="text-xl">
        {t('media.link')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('media.link.text')}</p>
      <Form {...form} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        <input type="hidden" name="schoolId" value={schoolId} />
        <TextField field={fields.link} label={t('media.link.address')} type="url" autoComplete="off" />
        <TextField field={fields.title} label={t('media.link.title')} maxLength={200} autoComplete="off" />
        <SubmitButton intent="link" busy={t('media.busy')} variant="quiet" className="justify-self-start">
          {t('media.link.submit')}
        </SubmitButton>
      </Form>
    </section>
  )
}
