import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MENU_LINE, ShareMenu } from './share-menu.tsx'

const ID = 'more-actions'

type Props = {
  id: string
  name: string
  /** Of the profile, with scheme and host. */
  address: string
  closed: boolean
}

/** A button that opens the rarer actions for a profile; without JavaScript too, apart from printing. */
export function MoreMenu({ id, name, address, closed }: Props) {
  const t = useTranslation()
  return (
    <>
      <button type="button" popoverTarget={ID} className={button('quiet', 'small')}>
        <Icon name="ellipsis" size={17} />
        <span className="lg:sr-only">{t('share.more')}</span>
      </button>
      <div id={ID} popover="auto" className="beside-control rounded-card bg-sheet p-1.5 text-ink shadow-lift">
        <ShareMenu name={name} address={address} />
        {!closed && (
          <Link to={`/account/searches?follow=${encodeURIComponent(id)}`} className={MENU_LINE}>
            <Icon name="bell" size={17} />
            {t('profile.follow')}
          </Link>
        )}
        <button type="button" onClick={() => window.print()} className={`${MENU_LINE} noscript:hidden`}>
          <Icon name="printer" size={17} />
          {t('share.print')}
        </button>
      </div>
    </>
  )
}
