import { redirect } from 'react-router'
import { z } from 'zod'
import { submit } from '#app/core/forms/submit.server.ts'
import { NewImportForm } from '#app/features/import-runs/components/new-import-form.tsx'
import { SourceList } from '#app/features/import-runs/components/source-list.tsx'
import { startTrial } from '#app/features/import-runs/mapping/order-trial.server.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { withReceivedFiles } from '#app/features/import-runs/start/receive-files.server.ts'
import { orderSchema } from '#app/features/import-runs/start/start-run.schema.ts'
import { listSources } from '#app/features/schools/sources/find-sources.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/new-import.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.tryOut)
  const isTooLarge = new URL(args.request.url).searchParams.get('refused') === 'import_too_large'
  return { isTooLarge, sources: await listSources() }
}

/** The sender is checked before the first byte of a file is read. */
export async function action({ request, context }: Route.ActionArgs) {
  const intent = new FormData()
  intent.set('intent', 'try')
  return await submit(intent, { schema: z.object({}) }, async () => {
    const { userId } = await sessionForChange({ context }, IMPORTS_POLICY.tryOut)
    return await withReceivedFiles(request, (form, files) =>
      submit(form, { schema: orderSchema }, async (order) => {
        const id = await startTrial(userId, order, files)
        const run = localePath(localeOf(new URL(request.url).pathname), `/admin/imports/${id}`)
        return redirect(run, { headers: { 'set-cookie': messageCookie('message.importOrdered') } })
      }),
    )
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'imports.new')

export default function NewImport({ loaderData: { sources, isTooLarge } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <p>
        <BackLink to="/admin/imports">{t('imports.back')}</BackLink>
      </p>
      <header>
        <h1>{t('imports.new')}</h1>
        <p className="mt-2 text-ink-soft">{t('imports.new.intro')}</p>
        <p className="mt-2">
          <Link to="/admin/imports/mapping" className="inline-flex min-h-11 items-center">
            {t('imports.map.start')}
          </Link>
        </p>
      </header>
      <NewImportForm sources={sources} isTooLarge={isTooLarge} />
      <Section id="sources-title" title={t('imports.sources')}>
        <SourceList sources={sources} />
      </Section>
    </>
  )
}
