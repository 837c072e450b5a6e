import { data, type LoaderFunctionArgs } from 'react-router'
import { noticeOf } from '#app/core/notice.server.ts'
import { presentAccount } from '#app/features/accounts/me/present-account.ts'
import { countUnreadOfUser } from '#app/features/notifications/live/count-unread.server.ts'
import { siteOf } from '#app/site.server.ts'
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

export type RootData = Awaited<ReturnType<typeof rootDataOf>>

/**
 * Returns the value that a middleware throws to answer with the error page. No loader runs after it, so the error
 * itself carries the data for the frame of the page.
 */
export const refusalOf = async (asked: Asked, status: number) => data(await rootDataOf(asked), { status })
