import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Item } from '../find-items.server.ts'
import { ItemView } from './item-view.tsx'

type ItemListProps = {
  items: readonly Item[]
  pathOf: (item: string) => string
  /** What selecting a piece leads to: a report by a visitor, or a decision by the team. */
  to: 'report' | 'decide'
}

/** What a school shows, piece by piece, each with a link that selects it. */
export function ItemList({ items, pathOf, to }: ItemListProps) {
  const t = useTranslation()
  if (items.length === 0) return <p>{t('contentReport.nothing')}</p>
  return (
    <section aria-labelledby="choose-item">
      <h2 id="choose-item" className="text-xl">
        {t(to === 'report' ? 'contentReport.choose' : 'contentReport.shown')}
      </h2>
      <ul className="mt-4 grid max-w-3xl gap-3">
        {items.map((item) => (
          <li key={item.item} className="sheet p-4">
            <div className="max-h-40 overflow-hidden">
              <ItemView item={item} />
            </div>
            <Link to={pathOf(item.item)} className="mt-2 inline-flex min-h-11 items-center font-semibold">
              {t(to === 'report' ? 'contentReport.this' : 'contentReport.decide')}
              <span className="sr-only">: {item.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
