import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { chip } from '#app/ui/chip.tsx'
import { ENQUIRY_STATES, type EnquiryState } from '../enquiry-rules.ts'
import { inboxPath } from '../inbox-address.ts'

/** Links to the messages of each state with how many there are. */
export function InboxFilter({
  state,
  counts,
}: {
  state: EnquiryState | undefined
  counts: Record<EnquiryState, number>
}) {
  const t = useTranslation()
  const choices = [
    { state: undefined, text: t('inbox.all'), count: counts.open + counts.answered },
    ...ENQUIRY_STATES.map((one) => ({ state: one, text: t(`inbox.state.${one}`), count: counts[one] })),
  ]
  return (
    <nav aria-label={t('inbox.filter')}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.text}>
            <Link
              to={inboxPath({ state: choice.state })}
              aria-current={choice.state === state ? 'page' : undefined}
              className={`${chip(choice.state === state ? 'chosen' : 'choice')} min-h-11 px-3.5 text-sm`}
            >
              {choice.text}
              <span className="tabular-nums">{choice.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
