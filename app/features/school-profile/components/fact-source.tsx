import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { SchoolProfile } from '../find-school.server.ts'

const ID = 'register'

/** Says that the school states something, and since when. */
export function OwnSource({ own }: { own: NonNullable<SchoolProfile['own']> }) {
  const t = useTranslation()
  return (
    <span className="basis-full text-ink-soft text-xs">{t('facts.own', { day: formatDay(useLocale(), own.at) })}</span>
  )
}

/**
 * A button that opens register, licence and date of the official facts beside it.
 *
 * @param props.fact name of the fact
 */
export function RegisterSource(props: { register: NonNullable<SchoolProfile['register']>; fact: string }) {
  const { register, fact } = props
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label={t('facts.sourceOf', { fact })}
        className="no-print inline-flex size-6 items-center justify-center align-middle text-ink-faint hover:text-ink"
      >
        <Icon name="info" size={15} />
      </button>
      <div id={ID} popover="auto" className="beside-control rounded-card bg-sheet p-4 text-ink text-sm shadow-lift">
        <p lang={COUNTRY_LANGUAGE[register.country]}>
          <a href={register.url} rel="noopener">
            {register.dataset}
          </a>
          <span className="block">{register.publisher}</span>
        </p>
        <p className="mt-2">
          {t('facts.licence')}{' '}
          <a href={register.licenceUrl} rel="noopener license">
            {register.licence}
          </a>
        </p>
        {register.date && <p>{t('facts.day', { day: formatDay(locale, register.date) })}</p>}
      </div>
    </>
  )
}
