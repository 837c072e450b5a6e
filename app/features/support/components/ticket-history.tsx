import type { ReactNode } from 'react'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'

type Message = { id: string; text: string; at: Date; author: 'sender' | 'team' }

/**
 * The messages of a ticket, oldest first.
 *
 * @param props.whoOf name of a message's writer, as the reader knows them
 * @param props.isMine whether the reader's side wrote it
 */
export function TicketHistory<Each extends Message>(props: {
  messages: Each[]
  whoOf: (message: Each) => ReactNode
  isMine: (message: Each) => boolean
}) {
  const locale = useLocale()
  return (
    <ol className="grid gap-4">
      {props.messages.map((message) => (
        <li
          key={message.id}
          className={classes('rounded-card px-4 py-3', props.isMine(message) ? 'bg-board-wash' : 'bg-sunken')}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="font-semibold">{props.whoOf(message)}</span>
            <time dateTime={message.at.toISOString()} className="text-ink-soft tabular-nums">
              {formatInstant(locale, message.at.toISOString())}
            </time>
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{message.text}</p>
        </li>
      ))}
    </ol>
  )
}
