import { formatNumber } from '#app/i18n/format.ts'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FIGURES, type Figures } from '../overview/periods.ts'

/** Every figure for the last 30 days beside the 30 before, how it is counted, and a link for exporting the figures. */
export function FiguresTable({ now, before }: { now: Figures; before: Figures }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <section aria-labelledby="figures" className="sheet min-w-0 p-5 md:p-6">
      <h2 id="figures" className="text-lg">
        {t('overview.figures')}
      </h2>
      <table className="mt-3 w-full border-collapse text-sm tabular-nums">
        <thead>
          <tr className="bg-sunken text-left align-bottom">
            <th scope="col" className="px-3 py-2">
              {t('overview.figures.what')}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {t('overview.figures.now')}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {t('overview.figures.before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {FIGURES.map((figure) => (
            <tr key={figure} className="border-line border-t">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {t(`overview.figure.${figure}`)}
              </th>
              <td className="px-3 py-2 text-right font-semibold">{formatNumber(locale, now[figure])}</td>
              <td className="px-3 py-2 text-right text-ink-soft">{formatNumber(locale, before[figure])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-measure text-ink-soft text-sm">{t('overview.figures.note')}</p>
      <a
        href={localePath(locale, '/dashboard/figures.csv')}
        download
        className="mt-2 inline-flex min-h-9 items-center gap-2 text-sm"
      >
        <Icon name="download" size={16} />
        {t('overview.figures.download')}
      </a>
    </section>
  )
}
