import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import type { BegunUpload } from '../../uploads/list-begun-uploads.server.ts'

/** Uploads that the person has begun and not finished: each can be continued with the same file, or discarded. */
export function BegunUploads({ schoolId, begun }: { schoolId: string; begun: BegunUpload[] }) {
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
