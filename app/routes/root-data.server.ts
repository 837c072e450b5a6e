import { data, type LoaderFunctionArgs } from 'react-router'
import { presentAccount } from '#app/features/accounts/me/present-account.ts'
import { countUnreadOfUser } from '#app/features/notifications/live/count-unread.server.ts'
import { formatDateTime } from '#app/i18n/format-date-time.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { siteOf } from '#app/site.server.ts'
import { readOnly } from '#db/read-only/read-only.ts'
import { currentSession } from './session.server.ts'

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The site's and the signed-in person's data that the frame of every page shows. */
export async function rootDataOf({ request, context }: Asked) {
  const session = await currentSession({ context })
  return {
    site: siteOf(request),
    account: presentAccount(session),
    ...noticeOf(request),
    unread: session ? await countUnreadOfUser(session.userId) : 0,
  }
}

/** What the top of each page says while nothing is saved, in the visitor's language. */
function noticeOf(request: Request): { notice?: string } {
  const now = readOnly()
  if (!now) return {}
  const locale = localeOf(new URL(request.url).pathname)
  const t = translator(locale)
  const isToCome = now.until !== undefined && Date.parse(now.until) > Date.now()
  return {
    notice: isToCome ? t('readOnly.until', { time: formatDateTime(locale, new Date(now.until!)) }) : t('readOnly.now'),
  }
}

export type RootData = Awaited<ReturnType<typeof rootDataOf>>

/**
 * Returns the value that a middleware throws to answer with the error page. No loader runs after it, so the error
 * itself carries the data for the frame of the page.
 */
export const refusalOf = async (asked: Asked, status: number) => data(await rootDataOf(asked), { status })
