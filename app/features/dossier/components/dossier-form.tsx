import type { ReactNode } from 'react'
import { useOwnPoint } from '#app/features/schools/own-point/use-own-point.ts'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SCHOOLS } from '../dossier-address.ts'

/**
 * Loads the dossier of some schools as a PDF. It needs the texts of `compare` and no script.
 *
 * @param props.ids at most five
 * @param props.children further fields and buttons of the form
 */
export function DossierForm({ ids, children }: { ids: readonly string[]; children?: ReactNode }) {
  const t = useTranslation()
  return (
    <form
      method="post"
      action={localePath(useLocale(), '/dossier.pdf')}
      className="no-print flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name={SCHOOLS} value={ids.join()} />
      <button type="submit" className={button('main', 'small')}>
        <Icon name="file-text" size={17} />
        {t('compare.dossier.pdf')}
      </button>
      {children}
    </form>
  )
}

/** The dossier as PDF or CSV, if the visitor wishes with the ways from their own point, which only the device knows. */
export function DossierDownloads({ ids }: { ids: readonly string[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const own = useOwnPoint()
  return (
    <DossierForm ids={ids}>
      <button type="submit" formAction={localePath(locale, '/dossier.csv')} className={button('quiet', 'small')}>
        <Icon name="download" size={17} />
        {t('dossier.csv')}
      </button>
      {own && (
        <div className="basis-full">
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="point"
              value={`${own.lat},${own.lng}`}
              aria-describedby="point-hint"
              className="size-5 flex-none accent-board"
            />
            {t('dossier.point')}
          </label>
          <p id="point-hint" className="text-ink-soft text-sm">
            {t('dossier.pointHint')}
          </p>
        </div>
      )}
    </DossierForm>
  )
}
