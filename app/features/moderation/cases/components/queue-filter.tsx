import { useTranslation } from '#app/i18n/use-translation.ts'
import { FilterLinks } from '#app/ui/lists/filter-links.tsx'
import { QUEUE_KINDS, type QueueKind, type QueueQuery, queueAddress } from '../queue-address.ts'

type Props = { query: Omit<QueueQuery, 'after'>; counts: Record<QueueKind, number> }

/** Links to each kind of case with the number of open ones, and to the cases that the person has locked. */
export function QueueFilter({ query, counts }: Props) {
  const t = useTranslation()
  const all = QUEUE_KINDS.reduce((sum, one) => sum + counts[one], 0)
  return (
    <nav aria-label={t('moderation.filter')}>
      <FilterLinks
        links={[
          { to: queueAddress({}), text: t('moderation.all'), count: all, isChosen: !query.kind && !query.mine },
          { to: queueAddress({ mine: true }), text: t('moderation.mine'), isChosen: query.mine === true },
          ...QUEUE_KINDS.map((kind) => ({
            to: queueAddress({ kind }),
            text: t(`moderation.kind.${kind}`),
            count: counts[kind],
            isChosen: query.kind === kind && !query.mine,
          })),
        ]}
      />
    </nav>
  )
}
