import { useEffect, useState } from 'react'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type ChangedSchool, MAX_ASKED } from '../change.ts'
import { parseLooks, storedLooks } from '../device/looks.ts'
import { askForChanges } from './ask-for-changes.ts'
import { ChangeList } from './change-list.tsx'

type Since = { id: string; since: string }
type Found = { looks: Since[]; schools: ChangedSchool[] } | 'failed' | undefined

/**
 * What is new at the schools of a list since this device looked at each: nothing where it remembers no look at them.
 * It keeps the height of a line, so that nothing moves when it is filled.
 *
 * @param props.ids at most fifty are asked for, the first ones
 */
export function ListChanges({ ids }: { ids: readonly string[] }) {
  const t = useTranslation()
  const found = useFound(ids)
  if (!found) return <div className="no-print min-h-11" />
  if (found === 'failed') return <Note>{t('changes.failed')}</Note>
  if (found.looks.length === 0) return <div className="no-print min-h-11" />
  const { schools, looks } = found
  if (schools.length === 0) return <Note>{t('changes.listNothing')}</Note>
  return (
    <details className="no-print text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-board">
        <Icon name="history" size={16} className="flex-none" />
        {t('changes.list', { count: schools.length })}
      </summary>
      <ul className="sheet mb-4 divide-y divide-line px-4">
        {schools.map((school) => (
          <li key={school.askedFor} className="py-3">
            <School school={school} since={looks.find(({ id }) => id === school.askedFor)?.since ?? ''} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const Note = ({ children }: { children: string }) => (
  <p className="no-print flex min-h-11 items-center text-ink-soft text-sm">{children}</p>
)

function School({ school: { id, name, changes }, since }: { school: ChangedSchool; since: string }) {
  const t = useTranslation()
  return (
    <>
      <p className="wrap-anywhere">
        <Link to={`/schools/${encodeURIComponent(id)}`} className="font-semibold">
          {name}
        </Link>{' '}
        <span className="text-ink-soft">{t('changes.lookedOn', { day: formatDay(useLocale(), since) })}</span>
      </p>
      <ChangeList changes={changes} />
    </>
  )
}

function useFound(ids: readonly string[]): Found {
  const locale = useLocale()
  const [found, setFound] = useState<Found>()
  const wanted = ids.join()
  useEffect(() => {
    const asked = new Set(wanted.split(','))
    const looks = (parseLooks(storedLooks()) ?? [])
      .filter(({ id }) => asked.has(id))
      .slice(0, MAX_ASKED)
      .map(({ id, at }) => ({ id, since: at }))
    if (looks.length === 0) {
      setFound({ looks, schools: [] })
      return
    }
    let isWanted = true
    askForChanges(looks, locale).then(
      (schools) => isWanted && setFound({ looks, schools }),
      () => isWanted && setFound('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [wanted, locale])
  return found
}
