import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ListedChange } from '../list-entries.server.ts'
import { type RuleListsQuery, ruleListsQuery } from '../word-lists-address.ts'

type List = Pick<RuleListsQuery, 'language' | 'list'>

/** The team's changes to a list, each with the link that tries its opposite. */
export function ChangeList({ language, list, changes }: List & { changes: ListedChange[] }) {
  const t = useTranslation()
  if (changes.length === 0) return <p className="text-ink-soft">{t('ruleLists.own.none')}</p>
  return (
    <ul className="grid gap-4">
      {changes.map((change) => (
        <Item key={change.id} language={language} list={list} change={change} />
      ))}
    </ul>
  )
}

function Item({ language, list, change }: List & { change: ListedChange }) {
  const t = useTranslation()
  const locale = useLocale()
  const { entry, effect, enabled, note, changedAt, by } = change
  const holds = enabled === (effect === 'add')
  const state = holds ? (effect === 'add' ? 'added' : 'back') : 'off'
  const opposite = ruleListsQuery({ language, list, change: { language, list, entry, on: !holds } })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <code lang={language} translate="no" className="break-words">
            {entry}
          </code>
          <Badge variant={holds ? 'success' : 'edge'}>{t(`ruleLists.state.${state}`)}</Badge>
        </p>
        <p className="break-words text-ink-soft text-sm">
          {t('ruleLists.changed', { day: formatDay(locale, changedAt), person: by ?? t('ruleLists.somebody') })}
          {note && ` · ${note}`}
        </p>
      </div>
      <Link to={`/admin/rules${opposite}`} className="inline-flex min-h-11 items-center break-words">
        {t(holds ? 'ruleLists.off' : 'ruleLists.on', { entry })}
      </Link>
    </li>
  )
}
