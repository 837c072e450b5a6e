import { DataTable } from '#app/features/admin/components/data-table.tsx'
import { formatDay, formatInstant, formatNumber, formatPercent } from '#app/i18n/format.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { type Figures, type ImportFigures, isShare, SINGLE_FIGURES } from '../stats.ts'

/** Single figures with their explanations. */
export function SingleFiguresTable({ singles }: Pick<Figures, 'singles'>) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <DataTable
      label={t('figures.singles')}
      columns={[t('figures.figure'), t('figures.value'), t('figures.meaning')]}
      rows={SINGLE_FIGURES.map((figure) => {
        const value = singles[figure]
        const shown = value !== null && (isShare(figure) ? formatPercent(locale, value) : formatNumber(locale, value))
        return {
          key: figure,
          cells: [t(`figures.${figure}`), shown || t('figures.none'), t(`figures.${figure}.meaning`)],
        }
      })}
    />
  )
}

export function WeekTable({ weeks }: Pick<Figures, 'weeks'>) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <DataTable
      label={t('figures.weeks')}
      columns={[t('figures.week'), t('figures.reviews')]}
      rows={weeks.map(({ monday, reviews }) => ({
        key: monday,
        cells: [formatDay(locale, monday), formatNumber(locale, reviews)],
      }))}
    />
  )
}

const COUNTS = ['minutes', 'read', 'added', 'changed', 'closed', 'rejected'] as const satisfies (keyof ImportFigures)[]

export function ImportTable({ imports }: Pick<Figures, 'imports'>) {
  const t = useTranslation()
  const locale = useLocale()
  if (imports.length === 0) return <p>{t('figures.imports.empty')}</p>
  return (
    <DataTable
      label={t('figures.imports')}
      columns={[
        t('figures.source'),
        t('figures.started'),
        t('figures.state'),
        ...COUNTS.map((of) => t(`figures.${of}`)),
      ]}
      rows={imports.map((run) => ({
        key: run.startedAt.toISOString(),
        cells: [
          run.source,
          formatInstant(locale, run.startedAt.toISOString()),
          t(`figures.state.${run.state}` as PlainKey),
          ...COUNTS.map((of) => (run[of] === null ? t('figures.none') : formatNumber(locale, run[of]))),
        ],
      }))}
    />
  )
}
