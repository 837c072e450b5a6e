import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { importsQuery } from '../imports-address.ts'
import type { RunDetails } from '../runs/view-details.server.ts'
import type { ViewedRun } from '../runs/view-run.server.ts'
import { ChangeList } from './change-list.tsx'
import { RejectedTable } from './rejected-table.tsx'

/** The schools that a run changed and the rows that it rejected: one list at a time, in pages. */
export function RunLists({ run, details }: { run: ViewedRun; details: RunDetails }) {
  const t = useTranslation()
  const locale = useLocale()
  const path = `/admin/imports/${run.id}`
  const { list, lists, page, pages } = details
  return (
    <div className="grid gap-5">
      <nav aria-label={t('imports.lists')} className="flex flex-wrap gap-1">
        {lists.map(({ name, count }) => (
          <Link
            key={name}
            to={path + importsQuery({ list: name, page: 1 })}
            aria-current={name === list ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center rounded-control px-3 no-underline',
              name === list ? 'bg-board-wash font-semibold text-board' : 'text-ink hover:bg-sunken',
            )}
          >
            {t(`imports.list.${name}`, { number: count })}
          </Link>
        ))}
      </nav>
      <Entries run={run} details={details} />
      <PageLinks page={page} pages={pages} pathOf={(number) => path + importsQuery({ list, page: number })} />
      {list === 'rejected' && details.rejections.length > 0 && (
        <a href={localePath(locale, `${path}/rejected.csv`)} className={`${button('plain')} justify-self-start`}>
          <Icon name="download" size={18} />
          {t('imports.csv')}
        </a>
      )}
    </div>
  )
}

function Entries({ run, details: { list, lists, changes, rejections } }: { run: ViewedRun; details: RunDetails }) {
  const t = useTranslation()
  if (rejections.length > 0) return <RejectedTable rows={rejections} />
  // Added schools are in the directory only after the import, and not after it was undone.
  const linked = list !== 'added' || (run.kind === 'import' && !run.isUndone)
  if (changes.length > 0) return <ChangeList changes={changes} linked={linked} />
  const count = lists.find(({ name }) => name === list)?.count ?? 0
  return <p className="text-ink-soft">{t(count > 0 ? 'imports.list.gone' : 'imports.list.empty')}</p>
}
