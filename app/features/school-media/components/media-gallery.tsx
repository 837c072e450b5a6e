import { useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Link } from '#app/i18n/link.tsx'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useFresh } from '#app/ui/hooks/use-fresh.ts'
import type { SchoolMedia } from '../gallery/list-media.server.ts'
import { type MediaView, mediaQuery } from '../media-view.ts'
import { MEDIA_PAGE } from '../school-media.ts'
import { MediaDialog, type OpenDialog } from './media-dialog.tsx'
import { MediaTile } from './media-tile.tsx'
import { Toggle } from './toggle.tsx'
import { useDragOrder } from './use-drag-order.ts'

const EVERY_MS = 2000

/** Refreshes the list while something is being processed. */
function useFreshWhileProcessing(items: SchoolMedia[]): void {
  useFresh(
    items.some(({ state }) => state === 'processing'),
    EVERY_MS,
  )
}

/** All pictures or videos of a school in square tiles, with the actions for each. */
export function MediaGallery({ view }: { view: MediaView }) {
  const t = useTranslation()
  const dialog = useRef<OpenDialog>(null)
  const { kind, items, order, offset } = view
  const drag = useDragOrder(view)
  const { state, location, formMethod } = useNavigation()
  const here = useLocation().pathname
  useFreshWhileProcessing(items)
  // After a change the tiles stay, with open dialogs and the keyboard focus.
  if (state === 'loading' && !formMethod && location.pathname === here) return <p role="status">{t('media.loading')}</p>
  if (items.length === 0 && offset === 0) return <NothingYet kind={kind} />
  return (
    <>
      {(items.length > 1 || offset > 0) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Toggle
            label={t('media.order')}
            choices={[
              { query: { kind }, text: t('media.order.own'), on: order === 'own' },
              { query: { kind, order: 'name' }, text: t('media.order.name'), on: order === 'name' },
            ]}
          />
          {order === 'own' && <p className="text-ink-soft text-sm">{t('media.drag.hint')}</p>}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t(`media.kind.${kind}`)} className="-m-1 max-h-[600px] overflow-y-auto p-1">
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((item, index) => (
            <MediaTile
              key={item.id}
              {...{ item, view, drag }}
              place={offset + index}
              open={() => dialog.current?.open(item)}
            />
          ))}
        </ul>
      </section>
      <Pages view={view} />
      <MediaDialog ref={dialog} />
    </>
  )
}

function NothingYet({ kind }: { kind: MediaView['kind'] }) {
  const t = useTranslation()
  const path = pathWithoutLocale(useLocation().pathname)
  return (
    <EmptyState drawing="empty" title={<h2>{t(`media.none.${kind}`)}</h2>}>
      <Link to={path + mediaQuery({ kind, mode: 'upload' })}>{t(`media.none.${kind}.text`)}</Link>
    </EmptyState>
  )
}

function Pages({ view: { kind, order, offset, more } }: { view: MediaView }) {
  const t = useTranslation()
  const path = pathWithoutLocale(useLocation().pathname)
  const at = (to: number) => path + mediaQuery({ kind, order, offset: to })
  if (offset === 0 && !more) return null
  return (
    <p className="flex gap-5">
      {offset > 0 && <Link to={at(Math.max(0, offset - MEDIA_PAGE))}>{t('media.previous')}</Link>}
      {more && <Link to={at(offset + MEDIA_PAGE)}>{t('media.next')}</Link>}
    </p>
  )
}
