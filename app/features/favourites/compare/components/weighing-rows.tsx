import { formatNumber, formatPercent } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ScrollArea } from '#app/ui/lists/table.tsx'
import type { ComparedSchool } from '../compare-schools.server.ts'
import { MAX_POINTS, type Sum, shareOfPossible, type WeighedValue, type Weighing } from '../weigh.ts'
import { CELL, ROW_HEAD, UnknownValue } from './compare-cells.tsx'

type Props = { weighing: Weighing; schools: readonly ComparedSchool[] }

/** The row with the sums of the visitor's own view; above the table it links to the working. */
export function SumRow({ weighing: { sums }, schools, isLinked = true }: Props & { isLinked?: boolean }) {
  const t = useTranslation()
  return (
    <tr>
      <th scope="row" className={ROW_HEAD}>
        {t('compare.sum')}
        {isLinked && (
          <a href="#working" className="no-print block font-normal text-xs">
            {t('compare.sum.title')}
          </a>
        )}
      </th>
      {schools.map(({ id }, at) => (
        <td key={id} className={CELL}>
          <Total sum={sums[at]} />
        </td>
      ))}
    </tr>
  )
}

function Total({ sum }: { sum: Sum | undefined }) {
  const t = useTranslation()
  const locale = useLocale()
  const share = sum && shareOfPossible(sum)
  if (!sum || share === null || share === undefined) return <UnknownValue />
  const total = formatNumber(locale, sum.total, 1)
  return t('compare.sum.total', { total, possible: sum.possible, share: formatPercent(locale, share) })
}

/** How the sums are calculated: each value, its points, the weight and their product. */
export function Working({ weighing, schools }: Props) {
  const t = useTranslation()
  return (
    <section id="working" aria-labelledby="working-title" tabIndex={-1} className="mt-10">
      <h2 id="working-title">{t('compare.sum.title')}</h2>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{t('compare.sum.rule')}</p>
      <ScrollArea label={t('compare.sum')} className="sheet mt-4">
        <table className="w-full text-left text-sm tabular-nums">
          <thead className="bg-sunken">
            <tr>
              <th scope="col" className="p-2.5 md:p-3.5">
                {t('compare.criterion')}
              </th>
              {schools.map(({ id, name }) => (
                <th key={id} scope="col" className="min-w-36 p-2.5 md:p-3.5">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weighing.criteria.map(({ id, label, weight, none, most, steps }) => (
              <tr key={id}>
                <th scope="row" className={ROW_HEAD}>
                  {label}
                  <span className="block font-normal text-ink-soft text-xs">
                    {t('compare.sum.scale', { none, most, points: MAX_POINTS })}
                  </span>
                </th>
                {schools.map((school, at) => (
                  <td key={school.id} className={CELL}>
                    <Product step={steps[at] ?? null} weight={weight} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <SumRow weighing={weighing} schools={schools} isLinked={false} />
          </tfoot>
        </table>
      </ScrollArea>
    </section>
  )
}

function Product({ step, weight }: { step: WeighedValue | null; weight: number }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!step) return <span className="text-ink-soft">{t('compare.sum.unknown')}</span>
  const { shown, points, product } = step
  return (
    <>
      {shown}
      <span className="block">
        {t('compare.sum.step', {
          points: formatNumber(locale, points, 1),
          weight,
          product: formatNumber(locale, product, 1),
        })}
      </span>
    </>
  )
}
