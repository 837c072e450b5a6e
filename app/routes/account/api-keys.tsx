import { data, Form, redirect, useActionData } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import type { Right } from '#app/core/policy.ts'
import { KeyCard } from '#app/features/api/components/key-card.tsx'
import { makeKeySchema, revokeKeySchema } from '#app/features/api/keys/key.schema.ts'
import { MAX_KEY_NAME_LENGTH, MAX_KEYS } from '#app/features/api/keys/key.ts'
import { listKeys, makeKey, revokeKey } from '#app/features/api/keys/keys.server.ts'
import { API_POLICY } from '#app/features/api/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { INPUT } from '#app/ui/form/input.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/api-keys.ts'

const OWN = { headers: { 'cache-control': 'private, no-store' } }

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, API_POLICY.makeKey)
  return data({ keys: await listKeys(userId) }, OWN)
}

/** The new key is part of this answer only; it is never shown again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/account/api-keys')
  const user = async (right: Right) => (await sessionForChange({ context }, right)).userId
  if (String(form.get('intent')).startsWith('revoke'))
    return await submit(form, { schema: revokeKeySchema }, async ({ keyId }) => {
      await revokeKey(await user(API_POLICY.revokeKey), keyId)
      return redirect(here, { headers: { 'set-cookie': messageCookie('message.keyRevoked') } })
    })
  return await submit(form, { schema: makeKeySchema }, async ({ name }) =>
    data({ madeKey: await makeKey(await user(API_POLICY.makeKey), name) }, OWN),
  )
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'apiKeys.title')

export default function ApiKeys({ loaderData: { keys } }: Route.ComponentProps) {
  const t = useTranslation()
  const answer = useActionData<{ madeKey?: string }>()
  return (
    <>
      <header>
        <h1>{t('apiKeys.title')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('apiKeys.intro', { most: MAX_KEYS })}</p>
        <p className="mt-2">
          <Link to="/developers" className="inline-flex min-h-11 items-center">
            {t('apiKeys.docs')}
          </Link>
        </p>
      </header>
      {answer?.madeKey && <MadeKey value={answer.madeKey} />}
      <Section id="make-title" title={t('apiKeys.make')}>
        <MakeForm key={answer?.madeKey} />
      </Section>
      <section aria-labelledby="keys-title" className="grid gap-4">
        <h2 id="keys-title" className="text-xl">
          {t('apiKeys.list')}
        </h2>
        {keys.length === 0 && <p>{t('apiKeys.empty')}</p>}
        {keys.map((key) => (
          <KeyCard key={key.id} apiKey={key} />
        ))}
      </section>
    </>
  )
}

function MadeKey({ value }: { value: string }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="made-title" role="status" className="sheet grid gap-3 p-5 sm:p-6">
      <h2 id="made-title" className="text-xl">
        {t('apiKeys.made')}
      </h2>
      <textarea
        readOnly
        rows={2}
        value={value}
        aria-labelledby="made-title"
        onFocus={(event) => event.currentTarget.select()}
        className={`${INPUT} break-all py-2.5 font-mono text-sm`}
      />
      <p>{t('apiKeys.made.text')}</p>
    </section>
  )
}

function MakeForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'name'>('make', { name: '' })
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <FormFailure failure={failure} />
      <TextField field={fields.name} label={t('apiKeys.name')} maxLength={MAX_KEY_NAME_LENGTH} required />
      <SubmitButton intent="make" busy={t('account.busy')} className="justify-self-start">
        {t('apiKeys.make')}
      </SubmitButton>
    </Form>
  )
}
