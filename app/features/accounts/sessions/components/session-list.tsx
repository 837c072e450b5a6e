import { Form } from 'react-router'
import { formatInstant } from '#app/i18n/format.ts'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import type { ListedSession } from '../list-sessions.server.ts'

/** The places where a person is signed in, each with a button that ends the session. */
export function SessionList({ sessions }: { sessions: ListedSession[] }) {
  const t = useTranslation()
  return (
    <>
      <p className="mb-2">{t('account.sessions.text')}</p>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {sessions.length > 1 && <SignOut scope="others">{t('account.sessions.endOthers')}</SignOut>}
        <SignOut scope="all">{t('account.sessions.endAll')}</SignOut>
      </div>
    </>
  )
}

function Row({ session }: { session: ListedSession }) {
  const t = useTranslation()
  const locale = useLocale()
  const device = session.device ?? t('account.sessions.unknown')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.current && <Badge variant="success">{t('account.sessions.this')}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {session.address} · {t('account.sessions.since', { time: formatInstant(locale, session.since) })}
        </p>
      </div>
      {!session.current && (
        <Form method="post">
          <input type="hidden" name="sessionId" value={session.id} />
          <button
            type="submit"
            name="intent"
            value="end-session"
            aria-label={`${t('account.sessions.end')}: ${device}`}
            className={button('quiet')}
          >
            {t('account.sessions.end')}
          </button>
        </Form>
      )}
    </li>
  )
}

function SignOut({ scope, children }: { scope: 'others' | 'all'; children: string }) {
  const action = localePath(useLocale(), '/auth/sign-out')
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="scope" value={scope} />
      <button type="submit" className={button('quiet')}>
        {children}
      </button>
    </Form>
  )
}
