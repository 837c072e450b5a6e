import { useEffect, useState } from 'react'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { KeptList } from '../device/kept-list.ts'
import { openShelf } from '../device/list-shelf.client.ts'
import { listPath } from '../link.ts'
import { SureButton } from './sure-button.tsx'

/** The lists that were opened on this device, with their links. */
export function ListsOnDevice() {
  const t = useTranslation()
  const [lists, setLists] = useState<KeptList[]>([])
  useEffect(() => {
    openShelf()
      .all()
      .then(setLists, () => undefined)
  }, [])
  if (lists.length === 0) return null
  const forget = async (id: string) => {
    await openShelf()
      .forget(id)
      .catch(() => undefined)
    setLists(lists.filter((list) => list.id !== id))
  }
  return (
    <section aria-labelledby="mine" className="grid gap-4">
      <h2 id="mine" className="text-xl">
        {t('lists.mine')}
      </h2>
      <ul className="grid gap-3">
        {lists.map((list) => (
          <KeptRow key={list.id} list={list} onForget={() => forget(list.id)} />
        ))}
      </ul>
    </section>
  )
}

function KeptRow({ list, onForget }: { list: KeptList; onForget: () => void }) {
  const t = useTranslation()
  const locale = useLocale()
  const name = list.name || t('lists.unnamed')
  return (
    <li className="sheet grid gap-1 p-4">
      {/* A full load, so that the page's own policy of referrers holds from its beginning. */}
      <a
        href={`${localePath(locale, listPath(list.id))}#${list.fragment}`}
        className="inline-flex min-h-8 items-center justify-self-start font-semibold wrap-anywhere"
      >
        {name}
      </a>
      <p className="text-ink-soft text-sm">
        {t('lists.mine.schools', { count: list.schools })}
        {list.unsent && ` · ${t('lists.mine.unsent')}`}
      </p>
      <SureButton
        label={t('lists.forget')}
        name={`${t('lists.forget')}: ${name}`}
        question={t('lists.forget.sure')}
        onSure={onForget}
      />
    </li>
  )
}
