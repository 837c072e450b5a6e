import { useTranslation } from '#app/i18n/use-translation.ts'
import { MAX_SHOWN_COLUMNS, targetOf } from '../../mapping/draft-form.ts'
import type { FoundColumn } from '../../mapping/findings.schema.ts'
import { type MappingDraft, PROJECTIONS } from '../../mapping/mapping.schema.ts'
import { TARGETS, type Target } from '../../mapping/mapping-targets.ts'
import { LabelledSelect } from './labelled-select.tsx'

/** The columns of a file with their first values, and the target of each. */
export function ColumnList({ draft, columns }: { draft: MappingDraft; columns: readonly FoundColumn[] }) {
  const t = useTranslation()
  const further = columns.length - MAX_SHOWN_COLUMNS
  return (
    <>
      <ul className="grid gap-4">
        {columns.slice(0, MAX_SHOWN_COLUMNS).map((column, index) => (
          <li key={column.name} className="grid gap-2 border-line border-t pt-4 sm:grid-cols-2 sm:gap-5">
            <div className="min-w-0">
              <h3 className="break-words font-semibold text-base">{column.name}</h3>
              <Examples column={column} />
            </div>
            <LabelledSelect
              name={`column-${index}`}
              label={t('imports.map.is', { column: column.name })}
              value={targetOf(draft, column.name) ?? ''}
              values={TARGETS}
              textOf={(target) => t(`imports.map.target.${target as Target}`)}
              none={t('imports.map.is.none')}
              isHidden
            />
          </li>
        ))}
      </ul>
      {further > 0 && <p>{t('imports.map.more', { number: further })}</p>}
      <LabelledSelect
        name="projection"
        label={t('imports.map.projection')}
        value={draft.fields?.position?.projection ?? ''}
        values={PROJECTIONS}
        textOf={(code) => code}
        none={t('imports.map.projection.none')}
      />
    </>
  )
}

function Examples({ column: { examples, filled, isPersonal } }: { column: FoundColumn }) {
  const t = useTranslation()
  if (filled === 0) return <p className="text-ink-soft text-sm">{t('imports.map.empty')}</p>
  if (isPersonal) return <p className="text-ink-soft text-sm">{t('imports.map.personal')}</p>
  return <p className="break-words text-ink-soft text-sm">{examples.join(' · ')}</p>
}
