import { RouterContextProvider } from 'react-router'
import { sessionContext, visitorContext } from '#app/core/contexts.ts'
import { findSession } from '#app/features/accounts/sessions/find-session.server.ts'
import { deviceCookieIn } from '#app/features/accounts/sessions/known-device.server.ts'
import { visitor } from '#app/features/accounts/testing/accounts.ts'

type Asked = {
  cookie?: string | undefined
  /** Its fields; a text instead is sent as such. */
  form?: Record<string, string> | string
  params?: Record<string, string>
  address?: string
}

/** What a loader or action gets for a request; typed loosely, as each route names its own type for it. */
export function routeArgs(path: string, { cookie, form, params = {}, address = visitor.address }: Asked = {}) {
  const url = new URL(path, 'http://localhost:3000')
  const body = typeof form === 'object' ? new URLSearchParams(form) : form
  const request = new Request(url, {
    headers: new Headers(cookie ? { cookie } : {}),
    ...(body !== undefined ? { method: 'POST', body } : {}),
  })
  const context = new RouterContextProvider()
  context.set(visitorContext, { ...visitor, address, device: deviceCookieIn(cookie) })
  context.set(sessionContext, async () => (await findSession(cookie ?? null)).state)
  return { request, context, params, pattern: path, url } as never
}

/** Status, refusal and target of what a loader or action answered. */
export function resultOf(answer: unknown) {
  if (answer instanceof Response) {
    const { status, headers } = answer
    return { status, location: headers.get('location'), cookies: headers.getSetCookie(), data: undefined }
  }
  const { data, init } = answer as { data?: { code?: string; result?: Record<string, unknown> }; init?: ResponseInit }
  const headers = new Headers(init?.headers)
  return { status: init?.status ?? 200, location: null, cookies: headers.getSetCookie(), data, headers }
}
