import { languageName } from '#app/i18n/language-name.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { Difference, Piece } from '../versions/differences.ts'
import { useChangeName } from './change-name.ts'

type FactDifference = Extract<Difference, { column: unknown }>

/** What a version changed: facts before and after, texts word by word. */
export function VersionDifferences({ differences }: { differences: readonly Difference[] }) {
  const nameOf = useChangeName()
  return (
    <dl className="grid gap-5">
      {differences.map((difference) => {
        const name = 'column' in difference ? difference.column : `${difference.section}.${difference.language}`
        return (
          <div key={name} className="min-w-0">
            <dt className="font-semibold">{nameOf(name)}</dt>
            <dd className="mt-1 whitespace-pre-line wrap-anywhere">
              {'column' in difference ? (
                <ChangedFact difference={difference} />
              ) : (
                <ChangedText pieces={difference.pieces} language={difference.language} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function ChangedFact({ difference: { column, before, after } }: { difference: FactDifference }) {
  const textOf = useValueText(column)
  return (
    <ChangedText
      pieces={[
        ...(before === undefined ? [] : [{ text: textOf(before), kind: 'removed' as const }]),
        ...(after === undefined ? [] : [{ text: textOf(after), kind: 'added' as const }]),
      ]}
    />
  )
}

/** Formats the value of a column as text. */
function useValueText(column: FactDifference['column']) {
  const t = useTranslation()
  const locale = useLocale()
  return (value: FactDifference['before']): string => {
    if (Array.isArray(value))
      return value
        .map((one) => {
          if (column === 'features') return t(`feature.${one}` as PlainKey)
          return column === 'fees_included' ? t(`fees.${one}` as PlainKey) : languageName(locale, one)
        })
        .join(', ')
    if (value === false) return t('ownTexts.off')
    if (column === 'category' || column === 'ownership') return t(`${column}.${value}` as PlainKey)
    return String(value)
  }
}

function ChangedText({ pieces, language }: { pieces: readonly Piece[]; language?: string }) {
  const t = useTranslation()
  return (
    <span lang={language}>
      {pieces.map(({ text, kind }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
        if (kind === 'same') return <span key={index}>{text}</span>
        const Tag = kind === 'added' ? 'ins' : 'del'
        return (
          <Tag key={index} className={VARIANTS[kind]}>
            <span className="sr-only">{t(`ownTexts.${kind}`)} </span>
            {text}
          </Tag>
        )
        // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
      })}
    </span>
  )
}

const VARIANTS = {
  added: 'mx-0.5 rounded-sm bg-board-wash text-board',
  removed: 'mx-0.5 rounded-sm bg-danger-wash text-danger',
}
