import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import type { StaffRight } from '#app/core/policy.ts'
import { correctionSchema } from '#app/features/corrections/correction.schema.ts'
import { CORRECTION_FIELDS } from '#app/features/corrections/correction-fields.ts'
import { listLog } from '#app/features/moderation/team/audit-log/list-audit-log.server.ts'
import { nameEntries } from '#app/features/moderation/team/audit-log/name-entries.server.ts'
import { SchoolScreen } from '#app/features/school-admin/components/school-screen.tsx'
import { hideSchool, showSchool } from '#app/features/school-admin/edit/change-status.server.ts'
import { correctFact } from '#app/features/school-admin/edit/correct-fact.server.ts'
import { removeMember } from '#app/features/school-admin/edit/remove-member.server.ts'
import {
  notDuplicateSchema,
  reasonSchema,
  removeMemberSchema,
  showSchema,
  successorSchema,
  undoMergeSchema,
} from '#app/features/school-admin/edit/school-actions.schema.ts'
import { setSuccessor } from '#app/features/school-admin/edit/set-successor.server.ts'
import { listCases, listSchoolOrders } from '#app/features/school-admin/list-cases.server.ts'
import { dismissDuplicates, listDuplicates } from '#app/features/school-admin/list-duplicates.server.ts'
import { undoMerge } from '#app/features/school-admin/merge/undo-merge.server.ts'
import { SCHOOL_ADMIN_POLICY } from '#app/features/school-admin/policy.ts'
import { countryOf, viewSchool } from '#app/features/school-admin/view-school.server.ts'
import { visitSchool } from '#app/features/school-admin/visit-school.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import type { Route } from './+types/school.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, SCHOOL_ADMIN_POLICY.read)
  const { id } = args.params
  const school = await viewSchool(id)
  if (!school) throw new Response(null, { status: 404 })
  const [cases, orders, duplicates, history] = await Promise.all([
    listCases(id),
    listSchoolOrders(id),
    listDuplicates(id),
    listLog({ kind: 'school', subject: id }),
  ])
  const field = CORRECTION_FIELDS.find((one) => one === new URL(args.request.url).searchParams.get('field'))
  const answer = {
    school,
    cases,
    orders,
    duplicates,
    history: await nameEntries(history.entries),
    field: field ?? null,
  }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await formOf(request)
  const locale = localeOf(new URL(request.url).pathname)
  const admin = async (right: StaffRight) => (await sessionForChange({ context }, right)).userId
  const done = () =>
    redirect(localePath(locale, `/admin/schools/${id}`), {
      headers: { 'set-cookie': messageCookie('message.schoolChanged') },
    })
  switch (form.get('intent')) {
    case 'hide':
      return await submit(form, { schema: reasonSchema }, async ({ reason }) => {
        await hideSchool(id, { adminId: await admin(SCHOOL_ADMIN_POLICY.hide), reason })
        return done()
      })
    case 'show':
      return await submit(form, { schema: showSchema }, async ({ reason, status }) => {
        await showSchool(id, status, { adminId: await admin(SCHOOL_ADMIN_POLICY.show), reason })
        return done()
      })
    case 'successor':
      return await submit(
        form,
        { schema: successorSchema, field: { school_unknown: 'successorId' } },
        async ({ reason, successorId }) => {
          await setSuccessor(id, successorId, { adminId: await admin(SCHOOL_ADMIN_POLICY.setSuccessor), reason })
          return done()
        },
      )
    case 'undo-merge':
      return await submit(form, { schema: undoMergeSchema }, async ({ reason, mergeId }) => {
        await undoMerge(mergeId, { adminId: await admin(SCHOOL_ADMIN_POLICY.undoMerge), reason })
        return done()
      })
    case 'visit':
      return await submit(form, { schema: reasonSchema }, async ({ reason }) => {
        await visitSchool(id, { adminId: await admin(SCHOOL_ADMIN_POLICY.visit), reason })
        return redirect(localePath(locale, '/dashboard'))
      })
    case 'remove-member':
      return await submit(form, { schema: removeMemberSchema }, async ({ reason, personId }) => {
        await removeMember(id, personId, { adminId: await admin(SCHOOL_ADMIN_POLICY.removeMember), reason })
        return done()
      })
    case 'no-twin':
      return await submit(form, { schema: notDuplicateSchema }, async ({ otherId }) => {
        await dismissDuplicates(id, otherId, await admin(SCHOOL_ADMIN_POLICY.dismissDuplicates))
        return done()
      })
    default:
      return await submit(
        form,
        { schema: correctionSchema(CORRECTION_FIELDS, await countryOf(id)) },
        async ({ field, value, reason }) => {
          await correctFact(id, { field, value }, { adminId: await admin(SCHOOL_ADMIN_POLICY.correct), reason, locale })
          return done()
        },
      )
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.schools')

export default function School({ loaderData }: Route.ComponentProps) {
  return <SchoolScreen {...loaderData} />
}
