import { data, redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { ImportSteps } from '#app/features/import-runs/components/mapping/import-steps.tsx'
import { MappingForm } from '#app/features/import-runs/components/mapping/mapping-form.tsx'
import { MappingProblems } from '#app/features/import-runs/components/mapping/mapping-problems.tsx'
import { factChoices } from '#app/features/import-runs/mapping/fact-choices.server.ts'
import { findDraft } from '#app/features/import-runs/mapping/find-mapping.server.ts'
import { saveDraft, startMappedTrial } from '#app/features/import-runs/mapping/save-draft.server.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/mapping.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.saveMapping)
  const inspected = await findDraft(args.params.id)
  if (!inspected) throw new Response(null, { status: 404 })
  const facts = factChoices(localeOf(new URL(args.request.url).pathname))
  return data({ inspected, facts }, { headers: { 'cache-control': 'private, no-store' } })
}

/** The form has a field for each column, so only the intent is known in advance. */
const schema = z.object({ intent: z.enum(['save', 'try']) })

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await formOf(request)
  return await submit(form, { schema }, async ({ intent }) => {
    const { userId } = await sessionForChange({ context }, IMPORTS_POLICY.saveMapping)
    const textOf = (name: string) => String(form.get(name) ?? '')
    const imports = localePath(localeOf(new URL(request.url).pathname), '/admin/imports')
    if (intent === 'save') {
      await saveDraft(userId, params.id, textOf)
      return redirect(`${imports}/${params.id}/mapping`, {
        headers: { 'set-cookie': messageCookie('message.mappingSaved') },
      })
    }
    const trial = await startMappedTrial(userId, params.id, textOf)
    return redirect(`${imports}/${trial}`, { headers: { 'set-cookie': messageCookie('message.importOrdered') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'imports.map.assign')

export default function Mapping({ loaderData: { inspected, facts } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, file, rows, columns, problems, isSaved } = inspected
  const counts = { rows: formatNumber(locale, rows), columns: formatNumber(locale, columns.length) }
  return (
    <>
      <p>
        <BackLink to={`/admin/imports/${id}`}>{t('imports.heading.inspection')}</BackLink>
      </p>
      <header className="grid justify-items-start gap-2">
        <h1 className="break-all">{t('imports.map.heading', { file })}</h1>
        <p className="text-ink-soft">{t('imports.map.intro', counts)}</p>
        <ImportSteps now="columns" />
        {isSaved && (
          <a href={localePath(locale, `/admin/imports/${id}/mapping.json`)} className={button('plain')}>
            <Icon name="download" size={18} />
            {t('imports.map.download')}
          </a>
        )}
      </header>
      <MappingProblems problems={problems} />
      <MappingForm inspected={inspected} facts={facts} />
    </>
  )
}
