import { formatEuro } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ScrollArea } from '#app/ui/lists/table.tsx'
import { PREMIUM_ANSWER_HOURS } from '#lib/promises.ts'
import { PLAN_ROWS, PREMIUM_CENTS } from '../plan.ts'
import { useVatRegistration } from './use-vat-registration.ts'

/** What is free, and the first things that are not. */
const SHORT_ROWS = 6

/**
 * The free and the premium plan side by side.
 *
 * @param props.labelledBy id of the heading above it
 * @param props.short whether it shows the first rows only; a link beside it leads to all of them
 */
export function PlanComparison({ labelledBy, short = false }: { labelledBy: string; short?: boolean }) {
  const t = useTranslation()
  const locale = useLocale()
  const isRegistered = useVatRegistration()
  return (
    <ScrollArea labelledBy={labelledBy} className="sheet max-w-[44rem]">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="align-bottom">
            <td className="bg-sunken" />
            <th scope="col" className="w-28 bg-sunken px-3.5 py-3 text-center md:w-36">
              <span className="block text-ink-soft text-xs">{t('plan.free')}</span>
              <span className="block font-[620] font-head text-xl">{formatEuro(locale, 0)}</span>
              <span className="block text-ink-soft text-xs">{t('plan.forever')}</span>
            </th>
            <th scope="col" className="w-28 bg-premium-wash px-3.5 py-3 text-center text-premium md:w-36">
              <span className="block text-xs">{t('school.premium')}</span>
              <span className="block font-[620] font-head text-xl">{formatEuro(locale, PREMIUM_CENTS)}</span>
              <span className="block text-xs">{t(isRegistered ? 'plan.once' : 'plan.once.unregistered')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {PLAN_ROWS.slice(0, short ? SHORT_ROWS : undefined).map((row) => (
            <tr key={row.key} className="border-line border-t hover:bg-sunken/60">
              <th scope="row" className="px-3.5 py-3 text-left font-normal">
                {t(row.key, { hours: PREMIUM_ANSWER_HOURS })}
              </th>
              <td className="px-3.5 py-3 text-center">
                <Cell value={row.free} />
              </td>
              <td className="bg-premium-wash/50 px-3.5 py-3 text-center text-premium">
                <Cell value={row.premium} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function Cell({ value }: { value: boolean | number }) {
  const t = useTranslation()
  if (typeof value === 'number')
    return <span className="font-semibold">{value === 1 ? value : t('plan.upTo', { number: value })}</span>
  return (
    <>
      <Icon name={value ? 'check' : 'minus'} size={18} className={value ? 'inline' : 'inline text-ink-faint'} />
      <span className="sr-only">{value ? t('plan.yes') : t('plan.no')}</span>
    </>
  )
}
