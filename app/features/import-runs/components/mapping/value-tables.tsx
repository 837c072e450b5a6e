import { useTranslation } from '#app/i18n/use-translation.ts'
import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import { meaningIn, OWNERSHIPS, tablesOf } from '../../mapping/draft-form.ts'
import type { FoundColumn } from '../../mapping/findings.schema.ts'
import type { MappingDraft } from '../../mapping/mapping.schema.ts'
import type { TableTarget } from '../../mapping/mapping-targets.ts'
import { LabelledSelect } from './labelled-select.tsx'

/** What each value of the type and of the ownership means. */
export function ValueTables({ draft, columns }: { draft: MappingDraft; columns: readonly FoundColumn[] }) {
  const t = useTranslation()
  const textOf = useMeanings()
  return tablesOf(draft, columns).map(({ target, column, values }) => (
    <fieldset key={target} className="grid gap-3">
      <legend className="mb-2 font-semibold">{t(`imports.map.values.${target}`)}</legend>
      <input type="hidden" name={`${target}-column`} value={column} />
      <ul className="grid gap-3">
        {values.map(({ value, count }, index) => (
          <li key={value} className="grid items-center gap-1 sm:grid-cols-2 sm:gap-5">
            <span className="break-words" aria-hidden="true">
              {value} <span className="text-ink-soft">({count})</span>
            </span>
            <LabelledSelect
              name={`${target}-${index}`}
              label={value}
              value={meaningIn(draft, target, value)}
              values={target === 'type' ? CATEGORIES : OWNERSHIPS}
              textOf={(meaning) => textOf(target, meaning)}
              none={t('imports.map.values.none')}
              isHidden
            />
          </li>
        ))}
      </ul>
    </fieldset>
  ))
}

function useMeanings() {
  const t = useTranslation()
  return (target: TableTarget, meaning: string): string =>
    target === 'type' ? t(`category.${meaning as Category}`) : t(`ownership.${meaning as 'public' | 'private'}`)
}
