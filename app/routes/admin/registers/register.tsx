import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { OwnAddressForm } from '#app/features/import-runs/components/own-address-form.tsx'
import { Coverage, Edition } from '#app/features/import-runs/components/register-table.tsx'
import { RunTable } from '#app/features/import-runs/components/run-table.tsx'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { ownAddressSchema } from '#app/features/import-runs/registers/register.schema.ts'
import { saveAddress } from '#app/features/import-runs/registers/save-address.server.ts'
import { type ViewedRegister, viewRegister } from '#app/features/import-runs/registers/view-register.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/register.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.read)
  const register = await viewRegister(args.params.id)
  if (!register) throw new Response(null, { status: 404 })
  return data({ register }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: ownAddressSchema }, async ({ intent: file, address }) => {
    const { userId } = await sessionForChange({ context }, IMPORTS_POLICY.schedule)
    await saveAddress(userId, params.id, file, address)
    const there = localePath(localeOf(new URL(request.url).pathname), `/admin/registers/${params.id}`)
    return redirect(there, { headers: { 'set-cookie': messageCookie('message.addressSaved') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'registers.title')

export default function Register({ loaderData: { register } }: Route.ComponentProps) {
  const t = useTranslation()
  const { dataset, files, runs, schedules } = register
  return (
    <>
      <p>
        <BackLink to="/admin/registers">{t('registers.back')}</BackLink>
      </p>
      <h1>{dataset}</h1>
      <Section id="about-title" title={t('registers.about')}>
        <About register={register} />
      </Section>
      <Section id="runs-title" title={t('registers.runs')} gap={4}>
        {runs.length === 0 ? <p>{t('registers.runs.none')}</p> : <RunTable runs={runs} />}
        {schedules.map(({ id, group }) => (
          <p key={id}>
            <Link to={`/admin/import-schedules/${id}`}>{t('registers.schedule', { group })}</Link>
          </p>
        ))}
      </Section>
      <Section id="files-title" title={t('registers.files')} gap={5}>
        {files.map((file) => (
          <OwnAddressForm key={file.key} file={file} />
        ))}
      </Section>
    </>
  )
}

function About({ register }: { register: ViewedRegister }) {
  const t = useTranslation()
  const { publisher, page, licence, licenceUrl, rhythm, scope, area, untried } = register
  const facts = [
    [t('imports.source'), register.id],
    [t('registers.publisher'), publisher],
    [
      t('registers.page'),
      <a key="page" href={page}>
        {page}
      </a>,
    ],
    [
      t('registers.licence'),
      <a key="licence" href={licenceUrl}>
        {licence}
      </a>,
    ],
    [t('registers.rhythm'), t(`schedules.rhythm.${rhythm}`)],
    [t('registers.area'), area],
    [t('registers.scope'), t(`registers.scope.${scope}`)],
    [t('registers.edition'), <Edition key="edition" register={register} />],
    [t('registers.coverage'), <Coverage key="coverage" register={register} />],
    [t('registers.tried'), untried && <span lang="en">{untried}</span>],
  ] as const
  return <FactList facts={facts} />
}
