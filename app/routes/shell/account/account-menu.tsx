import { Form } from 'react-router'
import type { PresentedAccount } from '#app/features/accounts/me/present-account.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useClosingDetails } from '../use-closing-details.ts'

const ITEM =
  'flex min-h-11 w-full items-center rounded-md px-3 text-left text-base text-ink no-underline hover:bg-sunken'

/** From 768 px on: the account menu; from 1024 px on, its name if there is room; then the premium badge. */
export function AccountMenu({ account }: { account: PresentedAccount }) {
  const t = useTranslation()
  return (
    <>
      {account.premium && (
        <span className="flex-none max-xl:hidden">
          <Badge variant="premium" icon={<Icon name="gem" size={14} />}>
            {t('nav.premiumMember')}
          </Badge>
        </span>
      )}
      <AccountDisclosure account={account} />
    </>
  )
}

/** The account's name and menu. A native disclosure, so it opens without JavaScript. */
export function AccountDisclosure({ account }: { account: PresentedAccount }) {
  const details = useClosingDetails()
  return (
    <details ref={details} className="relative min-w-0">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-2 font-semibold text-base text-board">
        <Picture account={account} />
        <span className="max-w-40 truncate max-lg:sr-only">{account.name}</span>
        <Icon name="chevron-down" size={16} className="flex-none" />
      </summary>
      <div className="absolute right-0 z-40 mt-1 min-w-52 rounded-card bg-sheet p-1.5 shadow-lift">
        <AccountLinks account={account} className={ITEM} />
        <SignOut className={ITEM} />
      </div>
    </details>
  )
}

/** On phones: name, account and logout replace the login button. */
export function MobileAccount({ account }: { account: PresentedAccount }) {
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="mb-2 flex items-center gap-2 truncate font-semibold text-base">
        <Picture account={account} />
        {account.name}
      </p>
      <div className="grid gap-2">
        <AccountLinks account={account} className={button('quiet')} />
        <SignOut className={`${button('quiet')} w-full`} />
      </div>
    </div>
  )
}

function AccountLinks({ account, className }: { account: PresentedAccount; className: string }) {
  const t = useTranslation()
  return (
    <>
      {account.premium && (
        <Link to="/dashboard" className={className}>
          {t('nav.dashboard')}
        </Link>
      )}
      <Link to="/account" className={className}>
        {t('nav.account')}
      </Link>
    </>
  )
}

function SignOut({ className }: { className: string }) {
  const t = useTranslation()
  return (
    <Form method="post" action={localePath(useLocale(), '/auth/sign-out')}>
      <button type="submit" className={className}>
        {t('nav.logout')}
      </button>
    </Form>
  )
}

function Picture({ account }: { account: PresentedAccount }) {
  if (!account.avatarUrl) return <Icon name="user-round" size={18} className="flex-none" />
  return (
    <img src={account.avatarUrl} alt="" width="28" height="28" className="size-7 flex-none rounded-full object-cover" />
  )
}
