import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { SchoolProfile } from '../find-school.server.ts'

const ID = 'register'

/**
 * The source of a fact: a button that opens the register's details, or the note that the school states it and since
 * when.
 *
 * @param props.fact name of the fact
 * @param props.own whether it is self-reported
 */
export function FactSource({ school, fact, own }: { school: SchoolProfile; fact: string; own?: boolean }) {
  const t = useTranslation()
  const locale = useLocale()
  if (own && school.own) {
    return (
      <span className="basis-full text-ink-soft text-xs">
        {t('facts.own', { day: formatDay(locale, school.own.at) })}
      </span>
    )
  }
  if (!school.register) return null
  return (
    <button
      type="button"
      popoverTarget={ID}
      aria-label={t('facts.sourceOf', { fact })}
      className="no-print inline-flex size-6 items-center justify-center align-middle text-ink-faint hover:text-ink"
    >
      <Icon name="info" size={15} />
    </button>
  )
}

/** Register, licence and date of the official facts; shown beside the button that opened it. */
export function RegisterPopover({ register }: { register: NonNullable<SchoolProfile['register']> }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
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
  )
}
