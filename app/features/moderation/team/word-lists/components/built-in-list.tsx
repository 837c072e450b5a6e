import { foldEntry } from '#app/features/screening/editing/entry.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { findBuiltIn } from '../list-entries.server.ts'
import { type RuleListsQuery, ruleListsQuery } from '../word-lists-address.ts'

type Props = Pick<RuleListsQuery, 'language' | 'list'> & ReturnType<typeof findBuiltIn> & { off: string[] }

/** Built-in entries of a list. @param props.off those that the team has switched off */
export function BuiltInList({ language, list, entries, found, total, off }: Props) {
  const t = useTranslation()
  const shown = entries.filter((entry) => !off.includes(foldEntry(entry)))
  const address = (entry: string) =>
    `/admin/rules${ruleListsQuery({ language, list, change: { language, list, entry: foldEntry(entry), on: false } })}`
  return (
    <>
      <p className="text-ink-soft">{t('ruleLists.builtIn.count', { found, total })}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shown.map((entry) => (
          <li key={entry}>
            <Link
              to={address(entry)}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-control bg-sunken px-2.5 text-ink text-sm no-underline hover:underline"
            >
              <Icon name="x" size={14} className="flex-none" />
              <span className="sr-only">{t('ruleLists.save.off')}</span>
              <span lang={language} translate="no">
                {entry}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found > entries.length && <p className="mt-3 text-ink-soft text-sm">{t('ruleLists.builtIn.more')}</p>}
    </>
  )
}
