import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import type { Duplicate } from '../list-duplicates.server.ts'

/** Possible duplicates of a school, to compare or to dismiss; any other school can be named by its id. */
export function DuplicateList({ schoolId, duplicates }: { schoolId: string; duplicates: Duplicate[] }) {
  const t = useTranslation()
  const { failure } = useSubmission('no-twin')
  return (
    <div className="grid gap-5">
      <FormFailure failure={failure} />
      {duplicates.length === 0 && <p className="text-ink-soft">{t('schoolAdmin.noTwins')}</p>}
      <ul className="grid gap-4 empty:hidden">
        {duplicates.map((duplicate) => (
          <li key={duplicate.id} className="grid gap-2 border-line border-s-2 ps-4">
            <span className="wrap-anywhere">
              <Link to={`/admin/schools/${duplicate.id}`} className="font-semibold">
                {duplicate.name}
              </Link>
              <span className="block">
                {[duplicate.street, `${duplicate.postalCode} ${duplicate.city}`.trim()].filter(Boolean).join(', ')}
              </span>
              <span className="block text-ink-soft text-sm">
                {t(`schoolAdmin.twin.${duplicate.reason}`)} · {duplicate.source}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-2">
              <Link to={`/admin/schools/${schoolId}/merge?with=${duplicate.id}`} className={button('quiet', 'small')}>
                {t('schoolAdmin.compare')}
                <span className="sr-only">: {duplicate.name}</span>
              </Link>
              <Form method="post">
                <input type="hidden" name="otherId" value={duplicate.id} />
                <button type="submit" name="intent" value="no-twin" className={button('plain', 'small')}>
                  {t('schoolAdmin.noTwin')}
                  <span className="sr-only">: {duplicate.name}</span>
                </button>
              </Form>
            </span>
          </li>
        ))}
      </ul>
      <OtherDuplicate schoolId={schoolId} />
    </div>
  )
}

function OtherDuplicate({ schoolId }: { schoolId: string }) {
  const t = useTranslation()
  return (
    <Form
      action={localePath(useLocale(), `/admin/schools/${schoolId}/merge`)}
      className="flex max-w-160 flex-wrap items-end gap-3"
    >
      <label className="grid grow gap-1.5">
        <span className="font-semibold">{t('schoolAdmin.otherTwin')}</span>
        <input name="with" required maxLength={64} className={INPUT} />
      </label>
      <button type="submit" className={`${button('quiet')} min-h-12`}>
        {t('schoolAdmin.compare')}
      </button>
    </Form>
  )
}
