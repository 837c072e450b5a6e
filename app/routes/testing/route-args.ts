import { RouterContextProvider } from 'react-router'
import { sessionContext, visitorContext } from '#app/core/contexts.ts'
import type { SessionState } from '#app/core/session.ts'
import { deviceCookieIn } from '#app/features/accounts/sessions/known-device.server.ts'
import { findSession } from '#app/features/accounts/sessions/session.server.ts'
import { visitor } from '#app/features/accounts/testing/accounts.ts'

type Asked = {
  cookie?: string | undefined
  /** The form's fields; a text is sent as the raw body. */
  form?: Record<string, string> | string
  params?: Record<string, string>
  address?: string
}

/** Builds the arguments of a loader or action for a request; loosely typed, as each route has its own type for them. */
export function routeArgs(path: string, { cookie, form, params = {}, address = visitor.address }: Asked = {}) {
  const url = new URL(path, 'http://localhost:3000')
  const body = typeof form === 'object' ? new URLSearchParams(form) : form
  const request = new Request(url, {
    headers: new Headers(cookie ? { cookie } : {}),
    ...(body !== undefined ? { method: 'POST', body } : {}),
  })
  const context = new RouterContextProvider()
  context.set(visitorContext, { ...visitor, address, device: deviceCookieIn(cookie) })
  let found: Promise<SessionState> | undefined
  context.set(sessionContext, () => {
    found ??= findSession(cookie ?? null).then(({ state }) => state)
    return found
  })
  return { request, context, params, pattern: path, url } as never
}

/** Returns the status, refusal and redirect target of a loader's or action's answer. */
export function resultOf(answer: unknown) {
  if (answer instanceof Response) {
    const { status, headers } = answer
    return { status, location: headers.get('location'), cookies: headers.getSetCookie(), data: undefined }
  }
  const { data, init } = answer as { data?: { code?: string; result?: Record<string, unknown> }; init?: ResponseInit }
  const headers = new Headers(init?.headers)
  return { status: init?.status ?? 200, location: null, cookies: headers.getSetCookie(), data, headers }
}
