import { useTranslation } from '#app/i18n/use-translation.ts'
import { FURTHER_FACTS, MAX_SHOWN_COLUMNS, PERIOD_KINDS, shownFacts } from '../../mapping/draft-form.ts'
import type { FoundColumn } from '../../mapping/findings.schema.ts'
import type { MappingDraft } from '../../mapping/mapping.schema.ts'
import { LabelledSelect } from './labelled-select.tsx'
import { PlainText } from './plain-text.tsx'

/** A fact of the vocabulary with its name in the reader's language. */
export type FactChoice = { id: string; label: string }

type Props = { draft: MappingDraft; columns: readonly FoundColumn[]; facts: readonly FactChoice[] }

/** The facts that columns contain, with empty rows for further ones, and their time. */
export function FactRows({ draft, columns, facts }: Props) {
  const t = useTranslation()
  const labels = new Map(facts.map(({ id, label }) => [id, label]))
  const shown = columns.slice(0, MAX_SHOWN_COLUMNS)
  const rows = [...shownFacts(draft, shown), ...Array.from({ length: FURTHER_FACTS }, () => undefined)]
  return (
    <>
      <p className="text-ink-soft">{t('imports.map.facts.intro')}</p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a row is its name in the form
        <div key={index} className="grid gap-3 border-line border-t pt-4 sm:grid-cols-2 sm:gap-5">
          <LabelledSelect
            name={`fact-${index}`}
            label={t('imports.map.fact', { number: index + 1 })}
            value={row?.id ?? ''}
            values={facts.map(({ id }) => id)}
            textOf={(id) => labels.get(id) ?? id}
            none={t('imports.map.fact.none')}
          />
          <LabelledSelect
            name={`fact-column-${index}`}
            label={t('imports.map.fact.column', { number: index + 1 })}
            {...columnChoice(shown, row?.column)}
            none={t('imports.map.fact.none')}
          />
        </div>
      ))}
      <PeriodFields period={draft.period} columns={shown} />
    </>
  )
}

function PeriodFields({ period, columns }: { period: MappingDraft['period']; columns: readonly FoundColumn[] }) {
  const t = useTranslation()
  const kindOf = (kind: string) => PERIOD_KINDS.find((one) => one === kind) ?? 'day'
  return (
    <>
      <LabelledSelect
        name="period-kind"
        label={t('imports.map.period')}
        value={period?.kind ?? ''}
        values={PERIOD_KINDS}
        textOf={(kind) => t(`imports.map.period.${kindOf(kind)}`)}
        none={t('imports.map.period.none')}
      />
      <LabelledSelect
        name="period-column"
        label={t('imports.map.period.column')}
        {...columnChoice(columns, period?.column?.[0])}
        none={t('imports.map.period.fromFile')}
      />
      <PlainText
        name="period-constant"
        label={t('imports.map.period.constant')}
        hint={t('imports.map.period.hint')}
        value={period?.constant ?? ''}
      />
    </>
  )
}

/** The columns as the options of a field, by position. */
function columnChoice(columns: readonly FoundColumn[], chosen: string | undefined) {
  const place = columns.findIndex(({ name }) => name === chosen)
  return {
    value: place < 0 ? '' : String(place),
    values: columns.map((_, index) => String(index)),
    textOf: (index: string) => columns[Number(index)]?.name ?? '',
  }
}
