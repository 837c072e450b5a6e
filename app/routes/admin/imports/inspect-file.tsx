import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { submit } from '#app/core/forms/submit.server.ts'
import { ImportSteps } from '#app/features/import-runs/components/mapping/import-steps.tsx'
import { InspectionForm } from '#app/features/import-runs/components/mapping/inspection-form.tsx'
import { listMappings } from '#app/features/import-runs/mapping/find-mapping.server.ts'
import { startInspection } from '#app/features/import-runs/mapping/order-inspection.server.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { withReceivedFiles } from '#app/features/import-runs/start/receive-files.server.ts'
import { inspectionSchema } from '#app/features/import-runs/start/start-run.schema.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import type { Route } from './+types/inspect-file.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.inspect)
  const isTooLarge = new URL(args.request.url).searchParams.get('refused') === 'import_too_large'
  return { isTooLarge, known: await listMappings() }
}

/** The sender is checked before the first byte of a file is read. */
export async function action({ request, context }: Route.ActionArgs) {
  const intent = new FormData()
  intent.set('intent', 'inspect')
  return await submit(intent, { schema: z.object({}) }, async () => {
    const { userId } = await sessionForChange({ context }, IMPORTS_POLICY.inspect)
    return await withReceivedFiles(request, (form, files) =>
      submit(form, { schema: inspectionSchema }, async (order) => {
        const ordered = await startInspection(userId, order, files)
        if ('problems' in ordered) return refused(form, ordered.problems)
        const run = localePath(localeOf(new URL(request.url).pathname), `/admin/imports/${ordered.id}`)
        return redirect(run, { headers: { 'set-cookie': messageCookie('message.importOrdered') } })
      }),
    )
  })
}

/** Refuses a mapping file, and keeps the values typed. */
function refused(form: FormData, problems: string[]) {
  const submission = parseWithZod(form, { schema: inspectionSchema })
  const result = submission.reply({ formErrors: ['failure.import_mapping'] })
  const headers = { 'cache-control': 'private, no-store' }
  return data({ intent: 'inspect', code: 'import_mapping', result, problems }, { status: 400, headers })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'imports.map.start')

export default function InspectFile({ loaderData: { known, isTooLarge } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <p>
        <BackLink to="/admin/imports">{t('imports.back')}</BackLink>
      </p>
      <header className="grid gap-2">
        <h1>{t('imports.map.start')}</h1>
        <p className="text-ink-soft">{t('imports.map.start.intro')}</p>
        <ImportSteps now="file" />
      </header>
      <InspectionForm known={known} isTooLarge={isTooLarge} />
    </>
  )
}
