import { data, Form } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { foundGroup } from '#app/features/groups/found-group.server.ts'
import { groupSchema } from '#app/features/groups/group.schema.ts'
import { listOwnGroups, type OwnGroup } from '#app/features/groups/list-own-groups.server.ts'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import { COUNTRIES, COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { Route } from './+types/groups.ts'
import { leadTo } from './group-page.server.ts'
import { PRIVATE } from './own-group.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, GROUPS_POLICY.found)
  return data({ groups: await listOwnGroups(userId) }, PRIVATE)
}

export async function action({ request, context }: Route.ActionArgs) {
  const field = { groups_full: 'name' }
  return await submit(await formOf(request), { schema: groupSchema, field }, async (group) => {
    const { userId } = await sessionForChange({ context }, GROUPS_POLICY.found)
    const id = await foundGroup({ userId, visitor: context.get(visitorContext) }, group)
    return leadTo(request, `/account/groups/${id}`, 'message.groupFounded')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.title')

export default function Groups({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <div>
        <h1>{t('groups.title')}</h1>
        <p className="mt-2 max-w-measure">{t('groups.intro')}</p>
      </div>
      {groups.length > 0 && (
        <ul className="grid gap-4">
          {groups.map((group) => (
            <li key={group.id}>
              <GroupCard group={group} />
            </li>
          ))}
        </ul>
      )}
      <Section id="found-title" title={t('groups.found')} gap={4}>
        <p className="max-w-measure text-ink-soft">{t('groups.found.text')}</p>
        <FoundForm />
      </Section>
    </>
  )
}

function GroupCard({ group: { id, name, country, role, schools } }: { group: OwnGroup }) {
  const t = useTranslation()
  return (
    <article className="sheet relative grid gap-2 p-5 sm:p-6">
      <h2 className="wrap-anywhere text-xl">
        <Link
          to={`/account/groups/${id}`}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        <Badge variant="edge">{t(`groups.role.${role}`)}</Badge>
        {t('groups.count', { count: schools })} · {countryName(useLocale(), country)}
      </p>
    </article>
  )
}

function FoundForm() {
  const t = useTranslation()
  const locale = useLocale()
  const country = COUNTRIES.find((one) => COUNTRY_LANGUAGE[one] === locale) ?? 'DE'
  const { form, fields, errors } = useSubmission<'name' | 'country'>('found', { name: '', country })
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-5">
      <ErrorSummary {...errors} labels={{ name: t('groups.name'), country: t('account.contact.country') }} />
      <TextField field={fields.name} label={t('groups.name')} maxLength={200} required />
      <SelectField
        field={fields.country}
        label={t('account.contact.country')}
        values={COUNTRIES}
        textOf={(one) => countryName(locale, one)}
      />
      <SubmitButton intent="found" busy={t('account.busy')} className="justify-self-start">
        {t('groups.found')}
      </SubmitButton>
    </Form>
  )
}
