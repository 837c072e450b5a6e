import { useTranslation } from '#app/i18n/use-translation.ts'
import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import { meaningIn, OWNERSHIPS, tablesOf } from '../../mapping/draft-form.ts'
import type { FoundColumn } from '../../mapping/findings.schema.ts'
import type { MappingDraft } from '../../mapping/mapping.schema.ts'
import type { TableTarget } from '../../mapping/mapping-targets.ts'
import { FURTHER_WORDS, typeWords } from '../../mapping/type-words.ts'
import { LabelledSelect } from './labelled-select.tsx'
import { PlainText } from './plain-text.tsx'

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

/** Words of the type that stand for many values, with rows for further ones. */
export function TypeWords({ draft, columns }: { draft: MappingDraft; columns: readonly FoundColumn[] }) {
  const t = useTranslation()
  if (!draft.fields?.type) return null
  const rows = [...typeWords(draft, columns), ...Array.from({ length: FURTHER_WORDS }, () => ['', ''] as const)]
  return (
    <fieldset className="grid gap-3" aria-describedby="type-words-hint">
      <legend className="mb-2 font-semibold">{t('imports.map.words')}</legend>
      <p id="type-words-hint" className="text-ink-soft text-sm">
        {t('imports.map.words.hint')}
      </p>
      <input type="hidden" name="type-words" value="shown" />
      {rows.map(([word, meaning], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a row is its name in the form
        <div key={index} className="grid gap-3 sm:grid-cols-2 sm:gap-5">
          <PlainText name={`type-word-${index}`} label={t('imports.map.word', { number: index + 1 })} value={word} />
          <LabelledSelect
            name={`type-means-${index}`}
            label={t('imports.map.word.means', { number: index + 1 })}
            value={meaning}
            values={CATEGORIES}
            textOf={(category) => t(`category.${category as Category}`)}
            none={t('imports.map.values.none')}
          />
        </div>
      ))}
    </fieldset>
  )
}

function useMeanings() {
  const t = useTranslation()
  return (target: TableTarget, meaning: string): string =>
    target === 'type' ? t(`category.${meaning as Category}`) : t(`ownership.${meaning as 'public' | 'private'}`)
}
