import type { ReactNode } from 'react'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast/show-toast.ts'
import { type CompareView, comparePath, compareQuery, sharedListPath } from '../../compare-address.ts'

const BUTTON = button('quiet', 'small')

/** The actions of a comparison. Sharing and printing need script; without it, the browser's own menu does both. */
export function CompareActions({ ids, view, children }: { ids: string[]; view: CompareView; children?: ReactNode }) {
  const t = useTranslation()
  const locale = useLocale()
  const hydrated = useHydrated()
  return (
    <div className="no-print flex flex-wrap gap-2">
      {ids.length > 1 && (
        <Link to={comparePath(ids, { ...view, differences: !view.differences })} preventScrollReset className={BUTTON}>
          {view.differences ? t('compare.allRows') : t('compare.onlyDifferences')}
        </Link>
      )}
      <Link to={sharedListPath(ids)} className={BUTTON}>
        <Icon name="users" size={17} />
        {t('compare.sharedList')}
      </Link>
      {ids.length > 1 && (
        <Link to={`/choose?schools=${ids.map(encodeURIComponent).join(',')}`} className={BUTTON}>
          {t('nav.choose')}
        </Link>
      )}
      {hydrated && (
        <>
          <ShareButton />
          <button type="button" onClick={() => window.print()} className={`${BUTTON} max-sm:hidden`}>
            <Icon name="printer" size={17} />
            {t('compare.print')}
          </button>
        </>
      )}
      <a
        href={localePath(locale, `/compare.csv?${compareQuery(ids, { ...view, differences: false })}`)}
        download
        className={BUTTON}
      >
        <Icon name="download" size={17} />
        CSV
      </a>
      {children}
    </div>
  )
}

/** Opens the device's share menu where there is one, otherwise copies the address. */
function ShareButton() {
  const t = useTranslation()
  const share = async () => {
    if (navigator.share) return await navigator.share({ url: location.href }).catch(() => undefined)
    await navigator.clipboard.writeText(location.href).then(
      () => toast({ kind: 'success', title: t('compare.copied') }),
      () => toast({ kind: 'error', title: t('compare.copyFailed') }),
    )
  }
  return (
    <button type="button" onClick={share} className={BUTTON}>
      <Icon name="share-2" size={17} />
      {t('compare.share')}
    </button>
  )
}
