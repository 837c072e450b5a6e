import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PREMIUM_ANSWER_HOURS } from '#lib/promises.ts'
import type { OwnTicket } from '../own-tickets/own-tickets.server.ts'
import { PromisedTime } from './promised-time.tsx'

/**
 * What premium promises, and the time by which the waiting ticket must be answered.
 *
 * @param props.next the ticket that the team has to answer first
 * @param props.now instant of the page
 */
export function PremiumClock({ next, now }: { next: OwnTicket | undefined; now: Date }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="premium" className="rounded-card bg-premium-wash p-5 md:p-6">
      <h2 id="premium" className="flex items-center gap-2 text-lg text-premium">
        <Icon name="gem" size={20} />
        {t('support.premium')}
      </h2>
      <p className="mt-2">{t('support.premium.text', { hours: PREMIUM_ANSWER_HOURS })}</p>
      {next && (
        <p className="mt-2 flex items-start gap-2 font-semibold">
          <Icon name="hourglass" size={18} className="mt-1 flex-none text-premium" />
          {next.dueAt < now ? (
            t('support.clock.over', { number: next.number })
          ) : (
            <span>
              {t('support.clock', { number: next.number })} <PromisedTime at={next.dueAt} />
            </span>
          )}
        </p>
      )}
    </section>
  )
}
