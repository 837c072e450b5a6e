import { formatWeekday } from '#app/i18n/format-date-time.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { supportPath } from '../support-address.ts'
import { type ChatAvailability, SUPPORT_WAYS, type SupportWay } from '../ticket.ts'

const ICONS = { live_chat: 'message-circle', email: 'mail', phone: 'phone', priority: 'gem' } as const

/** The ways to reach the team as links, so that they work without JavaScript. */
export function SupportWays({ chosen, chat }: { chosen: SupportWay | undefined; chat: ChatAvailability }) {
  const t = useTranslation()
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {SUPPORT_WAYS.map((way) => (
        <li key={way} className="grid">
          <Link
            to={supportPath({ way })}
            preventScrollReset
            aria-current={way === chosen ? 'true' : undefined}
            className={classes(
              'flex items-start gap-3 rounded-control border-[1.5px] p-4 text-ink no-underline hover:bg-sunken',
              way === chosen ? 'border-board bg-board-wash' : 'border-edge',
            )}
          >
            <Icon name={ICONS[way]} size={22} className="mt-0.5 flex-none text-board" />
            <span>
              <span className="block font-semibold">{t(`support.way.${way}`)}</span>
              <span className="mt-0.5 block text-ink-soft text-sm">{t(`support.way.${way}.text`)}</span>
              {way === 'live_chat' && <ChatHours chat={chat} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ChatHours({ chat }: { chat: ChatAvailability }) {
  return (
    <span className="mt-1 block font-semibold text-sm">
      <ChatText chat={chat} />
    </span>
  )
}

/** Says whether the chat is staffed, or when it next will be. */
export function ChatText({ chat }: { chat: ChatAvailability }) {
  const t = useTranslation()
  const locale = useLocale()
  if (typeof chat === 'string') return t(`support.chat.${chat}`)
  return t('support.chat.closed', { day: formatWeekday(locale, chat.day), time: chat.time })
}
