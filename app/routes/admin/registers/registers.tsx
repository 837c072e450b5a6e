import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { KeepCountryForm } from '#app/features/import-runs/components/keep-country-form.tsx'
import { RegisterTable } from '#app/features/import-runs/components/register-table.tsx'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { keepCountry } from '#app/features/import-runs/registers/keep-country.server.ts'
import { listRegisters } from '#app/features/import-runs/registers/list-registers.server.ts'
import { keepSchema } from '#app/features/import-runs/registers/register.schema.ts'
import { countryName } from '#app/i18n/format.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/registers.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.read)
  return data({ countries: await listRegisters() }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: keepSchema }, async ({ country, isKept }) => {
    const { userId } = await sessionForChange({ context }, IMPORTS_POLICY.schedule)
    await keepCountry(userId, country, isKept)
    const there = localePath(localeOf(new URL(request.url).pathname), '/admin/registers')
    const message = isKept ? 'message.countryKept' : 'message.countryLeft'
    return redirect(there, { headers: { 'set-cookie': messageCookie(message) } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'registers.title')

export default function Registers({ loaderData: { countries } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <p>
        <BackLink to="/admin/imports">{t('imports.back')}</BackLink>
      </p>
      <header>
        <h1>{t('registers.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('registers.intro')}</p>
      </header>
      {countries.map(({ country, isKept, registers }) => (
        <Section key={country} id={`country-${country}`} title={countryName(locale, country)} gap={5}>
          {isKept && (
            <p>
              <Badge variant="success">{t('registers.kept')}</Badge>
            </p>
          )}
          <KeepCountryForm country={country} isKept={isKept} />
          <RegisterTable label={`${countryName(locale, country)}: ${t('registers.title')}`} registers={registers} />
        </Section>
      ))}
    </>
  )
}
