import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { OwnBell } from '#app/routes/shell/account/own-bell.tsx'
import { useAccount } from '#app/routes/shell/account/use-account.ts'
import { ThemeSwitch } from '#app/routes/shell/theme-switch.tsx'
import { hydrateOnInteraction } from '#app/ui/hooks/hydrate-on-interaction.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LanguageMenu } from '../../shell/language/language-menu.tsx'
import { SidebarToggle } from './sidebar-toggle.tsx'

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
