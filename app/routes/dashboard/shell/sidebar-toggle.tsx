import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { opensPanel } from '#app/routes/shell/phone-panel.tsx'
import { Icon } from '#app/ui/icon.tsx'

const CLASS_NAMES = 'inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-ink-soft hover:bg-sunken'

/**
 * From 768 px on, a form that makes the sidebar wide or narrow; on phones, a button that opens it. Both work without
 * JavaScript.
 */
export function SidebarToggle(props: {
  expanded: boolean
  toggle: () => void
  panelId: string
  openPanel: () => void
}) {
  const { expanded, toggle, panelId, openPanel } = props
  const t = useTranslation()
  const { pathname, search } = useLocation()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    toggle()
  }
  return (
    <>
      <form
        method="post"
        action={localePath(useLocale(), '/dashboard/sidebar')}
        onSubmit={onSubmit}
        className="hidden md:block"
      >
        <input type="hidden" name="expanded" value={String(!expanded)} />
        <input type="hidden" name="page" value={pathname + search} />
        <button type="submit" aria-expanded={expanded} aria-keyshortcuts="Control+B Meta+B" className={CLASS_NAMES}>
          <Icon name="panel-left" size={18} />
          <span className="sr-only">{t('dashboard.sidebar')}</span>
          <kbd className="font-read text-xs">{t('dashboard.sidebar.key')}</kbd>
        </button>
      </form>
      {/* In browsers without support for commands the click opens it. */}
      <button type="button" {...opensPanel(panelId)} onClick={openPanel} className={`${CLASS_NAMES} md:hidden`}>
        <Icon name="panel-left" size={22} />
        <span className="sr-only">{t('dashboard.sections.open')}</span>
      </button>
    </>
  )
}
