import { data, type RouterContextProvider, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { emptySchema } from '#app/core/forms/empty.schema.ts'
import { formOf, refuseUnknownForm, submit } from '#app/core/forms/submit.server.ts'
import type { Session } from '#app/core/session.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { changeEmailSchema, requestEmailChange } from '#app/features/accounts/identity/change-email.server.ts'
import { mailIdentityCode, passwordOrCodeSchema } from '#app/features/accounts/identity/confirm-identity.server.ts'
import { credentialFailure } from '#app/features/accounts/identity/credentials.schema.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { endOwnSession, endSessionSchema } from '#app/features/accounts/sessions/end-sessions.server.ts'
import { rememberDevice } from '#app/features/accounts/sessions/known-device.server.ts'
import { addPasskey, beginPasskey } from '#app/features/accounts/sign-in/passkeys/add-passkey.server.ts'
import { removePasskey } from '#app/features/accounts/sign-in/passkeys/own-passkeys.server.ts'
import { newPasskeySchema, removePasskeySchema } from '#app/features/accounts/sign-in/passkeys/passkey.schema.ts'
import { changePassword, changePasswordSchema } from '#app/features/accounts/sign-in/recovery/change-password.server.ts'
import { unlinkGoogle, unlinkSchema } from '#app/features/accounts/sign-in/recovery/unlink-google.server.ts'
import { stopFactorRemoval } from '#app/features/accounts/sign-in/second-factor/factor-removal.server.ts'
import {
  codeSchema,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '#app/features/accounts/sign-in/second-factor/second-factor.server.ts'
import { beginSecondFactor } from '#app/features/accounts/sign-in/second-factor/set-up.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { currentSession, sessionForChange } from '#app/routes/session.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

const IDENTITY = { schema: passwordOrCodeSchema, field: { wrong_password: 'password', wrong_mailed_code: 'password' } }
const NEW_EMAIL = { schema: changeEmailSchema, field: { ...IDENTITY.field, same_email: 'email' } }

/** Handles the forms of the page about sign-in and security, told apart by their intent. */
export async function changeSecurity({ request, context }: Asked) {
  const form = await formOf(request)
  const visitor = context.get(visitorContext)
  const session = () => sessionForChange({ context }, ACCOUNTS_POLICY.changeSecurity)
  const here = localePath(localeOf(new URL(request.url).pathname), '/account/security')
  const done = (message?: MessageKey, ...cookies: string[]) =>
    redirect(here, {
      headers: [...cookies, ...(message ? [messageCookie(message)] : [])].map((cookie) => ['set-cookie', cookie]),
    })

  switch (form.get('intent')) {
    case 'password': {
      const schema = changePasswordSchema((await currentSession({ context }))?.email ?? '@')
      const field = { wrong_password: 'currentPassword', wrong_mailed_code: 'currentPassword' }
      return await submit(form, { schema, field, failureOf: credentialFailure }, async (value) => {
        const own = await session()
        const cookie = await changePassword(own, value, visitor)
        return done('message.passwordChanged', cookie, await rememberDevice(own, visitor))
      })
    }
    case 'email':
      return await submit(form, NEW_EMAIL, async (value) => {
        await requestEmailChange(await session(), value, visitor)
        return done('message.emailChangeRequested')
      })
    case 'google-unlink':
      return await submit(form, { ...IDENTITY, schema: unlinkSchema }, async (value) => {
        const own = await session()
        return done(
          'message.googleUnlinked',
          await unlinkGoogle(own, value, visitor),
          await rememberDevice(own, visitor),
        )
      })
    case 'identity-code':
      return await submit(form, { schema: emptySchema }, async () => {
        await mailIdentityCode(await session(), visitor)
        return done('message.identityCodeSent')
      })
    case 'end-session':
      return await submit(form, { schema: endSessionSchema }, async ({ sessionId }) => {
        await endOwnSession((await session()).userId, sessionId)
        return done('message.sessionsEnded')
      })
    case 'passkey-begin':
    case 'passkey-add':
    case 'passkey-remove':
      return await changePasskeys(form, { session, visitor, done })
    case 'factor-begin':
    case 'factor-confirm':
    case 'new-codes':
    case 'factor-off':
    case 'keep-factor':
      return await changeSecondFactor(form, { session, visitor, done })
    default:
      return refuseUnknownForm(form)
  }
}

type Changing = {
  session: () => Promise<Session>
  visitor: Visitor
  done: (message?: MessageKey) => Response
}

async function changePasskeys(form: FormData, { session, visitor, done }: Changing) {
  switch (form.get('intent')) {
    case 'passkey-begin':
      return await submit(form, IDENTITY, async ({ password }) =>
        data({ passkey: await beginPasskey(await session(), password, visitor) }),
      )
    case 'passkey-add':
      return await submit(form, { schema: newPasskeySchema }, async ({ answer }) => {
        await addPasskey(await session(), answer, visitor)
        return done('message.passkeyAdded')
      })
    default:
      return await submit(form, { schema: removePasskeySchema }, async ({ id }) => {
        await removePasskey(await session(), id)
        return done('message.passkeyRemoved')
      })
  }
}

async function changeSecondFactor(form: FormData, { session, visitor, done }: Changing) {
  switch (form.get('intent')) {
    case 'factor-confirm':
      return await submit(form, { schema: codeSchema, field: { wrong_code: 'code' } }, async ({ code }) => {
        const own = await session()
        const { codes, cookie } = await confirmSecondFactor(own, code, visitor)
        const cookies = [cookie, await rememberDevice({ ...own, hasSecondFactor: true }, visitor)]
        return data({ codes }, { headers: cookies.map((one) => ['set-cookie', one]) })
      })
    case 'new-codes':
      return await submit(form, IDENTITY, async ({ password }) =>
        data({ codes: await renewRecoveryCodes(await session(), password, visitor) }),
      )
    case 'factor-off':
      return await submit(form, IDENTITY, async ({ password }) => {
        await endSecondFactor(await session(), password, visitor)
        return done('message.factorOff')
      })
    case 'keep-factor':
      return await submit(form, { schema: emptySchema }, async () => {
        await stopFactorRemoval((await session()).userId)
        return done('message.factorKept')
      })
    default:
      return await submit(form, { schema: emptySchema }, async () => {
        await beginSecondFactor(await session())
        return done()
      })
  }
}
