import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'

/**
 * The heart: a plain form that adds the school to the account's favourites; for visitors without an account, script
 * stores it on the device.
 */
export function FavouriteButton({ school }: { school: { id: string; name: string } }) {
  const t = useTranslation()
  return (
    <form
      method="post"
      action={localePath(useLocale(), '/account/favourites')}
      data-shortlist={school.id}
      data-name={school.name}
      className="no-print relative z-10"
    >
      <button
        type="submit"
        name="schoolId"
        value={school.id}
        aria-label={t('school.keep', { name: school.name })}
        className="grid size-11 place-items-center rounded-control text-board in-[.on-dark]:text-white aria-pressed:[&_svg]:fill-current"
      >
        <Icon name="heart" size={22} />
      </button>
    </form>
  )
}
