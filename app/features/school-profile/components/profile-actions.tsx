import { FavouriteButton } from '#app/features/schools/components/favourite-button.tsx'
import { callTo, routeTo } from '#app/features/schools/components/ways-to-school.ts'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolProfile } from '../find-school.server.ts'
import { MoreMenu } from './more-menu.tsx'

const BUTTON = button('quiet', 'small')

type Props = {
  school: SchoolProfile
  /** Address of the profile, with scheme and host. */
  address: string
  /** Ids of the school and of others to compare it with; the browser replaces the latter with the favourites. */
  compared: string[]
  /** Path of the comparison with them. */
  comparison: string
}

/**
 * The actions for a profile, which work without JavaScript, apart from printing: two buttons, and a menu with the
 * others. Below 1024 px they are in a bar at the lower edge of the window; on premium profiles the ways to reach the
 * school take their place there, as far as it shows its contact data.
 */
export function ProfileActions({ school, address, compared, comparison }: Props) {
  const t = useTranslation()
  const { id, name, premium, closed } = school
  const others = (
    <>
      <a href={localePath(useLocale(), comparison)} data-compare={compared.join()} rel="nofollow" className={BUTTON}>
        <Icon name="scale" size={17} />
        {t('profile.compare')}
      </a>
      <MoreMenu id={id} name={name} address={address} closed={closed} />
    </>
  )
  return (
    <div className="no-print flex flex-wrap gap-2 lg:justify-end">
      <div className="lower-bar action-bar gap-2">
        {premium && <WaysToSchool school={school} />}
        <FavouriteButton school={school} label={t('profile.keep')} />
        {!premium && others}
      </div>
      {premium && others}
    </div>
  )
}

/** By telephone, on its website and on the map; only in the bar, because elsewhere the address is beside the header. */
function WaysToSchool({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  const { phone, website, lat, approximate } = school
  const newTab = <span className="sr-only">{t('shell.newTab')}</span>
  const className = `${BUTTON} lg:hidden`
  return (
    <>
      {phone && (
        <a href={callTo(phone)} data-interest="phone" className={className}>
          <Icon name="phone" size={17} />
          {t('profile.call')}
        </a>
      )}
      {website && (
        <a href={website} target="_blank" rel="noopener nofollow" data-interest="web" className={className}>
          <Icon name="globe" size={17} />
          {t('profile.website')}
          {newTab}
        </a>
      )}
      {lat !== null && !approximate && (
        <a href={routeTo(school)} target="_blank" rel="noopener" data-interest="route" className={className}>
          <Icon name="signpost" size={17} />
          {t('profile.route')}
          {newTab}
        </a>
      )}
    </>
  )
}
