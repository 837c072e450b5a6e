import { data, Form } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { SCHOOL_COLUMN } from '#app/features/groups/changes/change-fields.ts'
import { planChange } from '#app/features/groups/changes/plan-change.server.ts'
import { GroupHead } from '#app/features/groups/components/group-head.tsx'
import { tableSchema } from '#app/features/groups/group.schema.ts'
import { MAX_TABLE_BYTES } from '#app/features/groups/group.ts'
import { findOwnGroup } from '#app/features/groups/list-own-groups.server.ts'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { decodeTable, readAskedChanges } from '#app/features/groups/upload/decode-table.server.ts'
import { MAX_GROUP_SCHOOLS } from '#app/features/schools/membership/add-to-group.server.ts'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { FEATURES } from '#db/vocabulary.ts'
import type { Route } from './+types/upload.ts'
import { leadTo } from './group-page.server.ts'
import { PRIVATE, requireOwnGroup } from './own-group.server.ts'

/** Failures of the file are shown beside its field. */
const AT_FILE = {
  table_missing: 'table',
  table_too_large: 'table',
  table_unreadable: 'table',
  table_header: 'table',
  table_rows: 'table',
  table_busy: 'table',
  table_running: 'table',
  change_empty: 'table',
  change_many: 'table',
}

export async function loader(args: Route.LoaderArgs) {
  const { group } = await requireOwnGroup(args, GROUPS_POLICY.planChange)
  const isTooLarge = new URL(args.request.url).searchParams.get('refused') === 'table_too_large'
  return data({ group, refused: isTooLarge ? 'failure.table_too_large' : undefined }, PRIVATE)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: tableSchema, field: AT_FILE }, async ({ table }) => {
    const { userId } = await sessionForChange({ context })
    // Strangers' files are not read at all.
    if (!(await findOwnGroup(userId, params.id))) throw new Failure('not_found', 'group_unknown')
    const by = { userId, address: context.get(visitorContext).address }
    const decoded = await decodeTable(by, table, { column: SCHOOL_COLUMN, rows: MAX_GROUP_SCHOOLS })
    const member = { userId, groupId: params.id }
    const id = await planChange(member, readAskedChanges(decoded), (table as File).name)
    return leadTo(request, `/account/groups/${params.id}/changes/${id}`)
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.upload.title')

export default function Upload({ loaderData: { group, refused } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, failure, errors } = useSubmission<'table'>('upload')
  return (
    <>
      <GroupHead group={group} title={t('groups.upload.title')} />
      <Section id="template" title={t('groups.upload.title')} gap={4}>
        <p className="max-w-measure">{t('groups.upload.text')}</p>
        <p className="flex flex-wrap gap-3">
          {(['xlsx', 'csv'] as const).map((kind) => (
            <a
              key={kind}
              href={localePath(locale, `/account/groups/${group.id}/template.${kind}`)}
              download
              className={button('quiet')}
            >
              <Icon name="download" size={18} />
              {t(`groups.upload.${kind}`)}
            </a>
          ))}
        </p>
        <p className="max-w-measure text-ink-soft text-sm">
          {t('groups.upload.codes', { codes: FEATURES.join(', ') })}
        </p>
        <Form {...form} encType="multipart/form-data" className="grid gap-5">
          <ErrorSummary {...errors} failure={failure ?? refused} labels={{ table: t('groups.upload.file') }} />
          <FileField
            field={fields.table}
            label={t('groups.upload.file')}
            hint={t('groups.upload.hint')}
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            limit={{ bytes: MAX_TABLE_BYTES, refusal: t('failure.table_too_large') }}
            required
          />
          <SubmitButton intent="upload" busy={t('account.busy')} className="justify-self-start">
            {t('groups.upload.submit')}
          </SubmitButton>
        </Form>
      </Section>
    </>
  )
}
