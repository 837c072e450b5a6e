import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { chip } from '#app/ui/chip.tsx'
import { QUEUE_KINDS, type QueueKind, type QueueQuery, queueAddress } from '../queue/queue-address.ts'

type Props = { query: Omit<QueueQuery, 'after'>; counts: Record<QueueKind, number> }

/** Links to each kind of matter with how many of it are open, and to what one has in hand. */
export function QueueFilter({ query, counts }: Props) {
  const t = useTranslation()
  const all = QUEUE_KINDS.reduce((sum, one) => sum + counts[one], 0)
  return (
    <nav aria-label={t('desk.filter')}>
      <ul className="flex flex-wrap gap-2">
        <Choice to={{}} chosen={!query.kind && !query.mine} text={t('desk.all')} count={all} />
        <Choice to={{ mine: true }} chosen={query.mine === true} text={t('desk.mine')} />
        {QUEUE_KINDS.map((kind) => (
          <Choice
            key={kind}
            to={{ kind }}
            chosen={query.kind === kind && !query.mine}
            text={t(`desk.kind.${kind}`)}
            count={counts[kind]}
          />
        ))}
      </ul>
    </nav>
  )
}

function Choice({ to, chosen, text, count }: { to: QueueQuery; chosen: boolean; text: string; count?: number }) {
  return (
    <li>
      <Link
        to={queueAddress(to)}
        aria-current={chosen ? 'page' : undefined}
        className={`${chip(chosen ? 'chosen' : 'choice')} min-h-11 px-3.5 text-sm`}
      >
        {text}
        {count !== undefined && <span className="tabular-nums">{count}</span>}
      </Link>
    </li>
  )
}
