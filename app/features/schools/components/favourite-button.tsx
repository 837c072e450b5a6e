import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

/**
 * The heart: a plain form that adds the school to the account's favourites; for visitors without an account, script
 * stores it on the device.
 *
 * @param props.label word beside the heart, which then looks like the other buttons; the beginning of its accessible
 *   name
 */
export function FavouriteButton({ school, label }: { school: { id: string; name: string }; label?: string }) {
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
        className={`${label ? button('quiet', 'small') : 'grid size-11 place-items-center rounded-control text-board'} aria-pressed:[&_svg]:fill-current`}
      >
        <Icon name="heart" size={label ? 17 : 22} />
        {label}
      </button>
    </form>
  )
}
