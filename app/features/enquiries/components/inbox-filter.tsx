import { useTranslation } from '#app/i18n/use-translation.ts'
import { FilterLinks } from '#app/ui/lists/filter-links.tsx'
import { ENQUIRY_STATES, type EnquiryState } from '../enquiry.ts'
import { inboxPath } from '../inbox-address.ts'

/** Links to the enquiries of each state, with their numbers. */
export function InboxFilter({
  state,
  counts,
}: {
  state: EnquiryState | undefined
  counts: Record<EnquiryState, number>
}) {
  const t = useTranslation()
  const textOf = (one: EnquiryState | undefined) => (one ? t(`inbox.state.${one}`) : t('inbox.all'))
  const countOf = (one: EnquiryState | undefined) => (one ? counts[one] : counts.open + counts.answered)
  return (
    <nav aria-label={t('inbox.filter')}>
      <FilterLinks
        links={[undefined, ...ENQUIRY_STATES].map((one) => ({
          to: inboxPath({ state: one }),
          text: textOf(one),
          count: countOf(one),
          isChosen: one === state,
        }))}
      />
    </nav>
  )
}
