import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OwnBell } from '../../shell/account/own-bell.tsx'
import { useAccount } from '../../shell/account/use-account.ts'
import { LanguageMenu } from '../../shell/language/language-menu.tsx'
import { opensPanel } from '../../shell/phone-panel.tsx'
import { ThemeSwitch } from '../../shell/theme-switch.tsx'

/** The part of the account menu that public pages also load late. */
const AccountDisclosure = hydrateOnInteraction(
  async () => (await import('#app/routes/shell/account/account-menu.tsx')).AccountDisclosure,
)

type Props = { schoolId: string; expanded: boolean; toggle: () => void; panelId: string; openPanel: () => void }

/** Above every section: the sidebar button, the link to the public profile, and the person's own menu. */
export function TopBar({ schoolId, ...sidebar }: Props) {
  const t = useTranslation()
  const account = useAccount()
  return (
    <header className="no-print flex min-h-[60px] items-center justify-between gap-2 border-line border-b bg-sheet px-3 md:px-9">
      <SidebarToggle {...sidebar} />
      <div className="flex items-center gap-1 lg:gap-3">
        <Link
          to={`/schools/${schoolId}`}
          className="inline-flex min-h-11 items-center gap-3 px-2 text-base text-ink no-underline hover:text-board"
        >
          <Icon name="external-link" size={18} />
          <span className="max-sm:sr-only">{t('dashboard.publicProfile')}</span>
        </Link>
        <div className="hidden items-center lg:flex">
          <LanguageMenu />
        </div>
        <ThemeSwitch />
        <OwnBell />
        {account && <AccountDisclosure account={account} />}
      </div>
    </header>
  )
}

const CLASS_NAMES = 'inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-ink-soft hover:bg-sunken'

/**
 * From 768 px on, a form that makes the sidebar wide or narrow; on phones, a button that opens it. Both work without
 * JavaScript.
 */
function SidebarToggle(props: { expanded: boolean; toggle: () => void; panelId: string; openPanel: () => void }) {
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
