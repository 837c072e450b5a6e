import { data, redirect } from 'react-router'
import { formOf, refuseUnknownForm, submit } from '#app/core/forms/submit.server.ts'
import type { Right } from '#app/core/policy.ts'
import { CoverageTable } from '#app/features/admission-dates/components/coverage-table.tsx'
import { TablePreview, TableUpload } from '#app/features/admission-dates/components/table-upload.tsx'
import { TeamRowForm } from '#app/features/admission-dates/components/team-row-form.tsx'
import { TeamRowList } from '#app/features/admission-dates/components/team-row-list.tsx'
import { cellsOf } from '#app/features/admission-dates/files/csv-row.schema.ts'
import { ADMISSION_DATES_POLICY } from '#app/features/admission-dates/policy.ts'
import {
  type CheckedTable,
  checkTable,
  textOfPieces,
  textOfTable,
} from '#app/features/admission-dates/team/check-table.server.ts'
import { countRows, listTeamRows } from '#app/features/admission-dates/team/list-team-rows.server.ts'
import {
  ROW_STATES,
  ROWS_PER_PAGE,
  readRowsAddress,
  rowsAddress,
} from '#app/features/admission-dates/team/rows-address.ts'
import { removeTeamRow, saveTeamRow, saveTeamRows } from '#app/features/admission-dates/team/save-team-rows.server.ts'
import {
  piecesSchema,
  removeRowSchema,
  tableSchema,
  teamRowSchema,
} from '#app/features/admission-dates/team/team-row.schema.ts'
import { countryName } from '#app/i18n/format.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FilterSearch, FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { Section } from '#app/ui/section.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'
import { authMeta } from '../../auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/admission-dates.ts'

const PRIVATE = { headers: { 'cache-control': 'private, no-store' } }

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, ADMISSION_DATES_POLICY.readRows)
  const { searchParams } = new URL(args.request.url)
  const query = readRowsAddress(searchParams)
  const isTooLarge = searchParams.get('refused') === 'table_too_large'
  const [{ edited, ...listed }, coverage] = await Promise.all([listTeamRows(query), countRows()])
  const draft = edited && { id: edited.id, cells: cellsOf(edited) }
  return data({ query, draft, isTooLarge, coverage, ...listed }, PRIVATE)
}

/** Saves or removes a row of the team, or checks or saves a table. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const url = new URL(request.url)
  const { country } = readRowsAddress(url.searchParams)
  const adminFor = async (right: Right) => (await sessionForChange({ context }, right)).userId
  const done = (message: MessageKey, of = country) =>
    redirect(localePath(localeOf(url.pathname), rowsAddress({ country: of })), {
      headers: { 'set-cookie': messageCookie(message) },
    })
  const intent = String(form.get('intent'))
  if (intent === 'save')
    return await submit(form, { schema: teamRowSchema }, async ({ id, row }) => {
      await saveTeamRow(await adminFor(ADMISSION_DATES_POLICY.saveRow), row, id)
      return done('message.admissionDateSaved', row.country)
    })
  if (intent.startsWith('remove'))
    return await submit(form, { schema: removeRowSchema }, async ({ id }) => {
      await removeTeamRow(await adminFor(ADMISSION_DATES_POLICY.removeRow), id)
      return done('message.admissionDateRemoved')
    })
  if (intent === 'check')
    return await submit(form, { schema: tableSchema, field: { dates_table: 'table' } }, async ({ table }) => {
      await adminFor(ADMISSION_DATES_POLICY.checkTable)
      return data({ checked: await checkTable(await textOfTable(table)) }, PRIVATE)
    })
  if (intent === 'save-table')
    return await submit(form, { schema: piecesSchema }, async ({ piece }) => {
      const adminId = await adminFor(ADMISSION_DATES_POLICY.saveTable)
      const { planned } = await checkTable(textOfPieces(piece))
      await saveTeamRows(
        adminId,
        planned.map(({ row }) => row),
      )
      return done('message.admissionDatesSaved', planned[0]?.row.country)
    })
  return refuseUnknownForm(form)
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.admissionDates')

export default function AdmissionDates({ loaderData, actionData }: Route.ComponentProps) {
  const { query, draft, coverage, rows, total } = loaderData
  const { checked } = (actionData ?? {}) as { checked?: CheckedTable }
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('adminNav.admissionDates')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('datesAdmin.intro')}</p>
      </header>
      {checked && (
        <Section id="preview-title" title={t('datesAdmin.preview')} gap={4}>
          <TablePreview checked={checked} />
        </Section>
      )}
      <Section id="coverage-title" title={t('datesAdmin.coverage')}>
        <CoverageTable coverage={coverage} />
      </Section>
      <Section id="list-title" title={t('datesAdmin.list')} gap={5}>
        <Filter query={query} />
        <TeamRowList rows={rows} query={query} />
        <PageLinks
          page={query.page}
          pages={Math.ceil(total / ROWS_PER_PAGE)}
          pathOf={(page) => rowsAddress({ ...query, edit: '', page })}
        />
      </Section>
      <Section id="draft-title" title={t(draft ? 'datesAdmin.edit' : 'datesAdmin.add')}>
        <TeamRowForm key={draft?.id} id={draft?.id} cells={draft?.cells ?? { country: query.country }} />
      </Section>
      <Tables loaderData={loaderData} />
    </>
  )
}

function Tables({ loaderData: { query, isTooLarge } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Section id="upload-title" title={t('datesAdmin.upload')} gap={4}>
      {isTooLarge && (
        <p role="alert" className="font-semibold text-danger">
          {t('failure.dates_table')}
        </p>
      )}
      <p>
        <a
          href={localePath(locale, `/admin/admission-dates.csv?country=${query.country}`)}
          download
          className={button('quiet')}
        >
          <Icon name="download" size={18} />
          {t('datesAdmin.download')}
        </a>
      </p>
      <TableUpload />
    </Section>
  )
}

function Filter({ query }: Pick<Route.ComponentProps['loaderData'], 'query'>) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <ListFilter submit={t('datesAdmin.show')}>
      <FilterSelect
        name="country"
        label={t('datesAdmin.country')}
        value={query.country}
        values={COUNTRIES}
        textOf={(code) => countryName(locale, code)}
      />
      <FilterSelect
        name="state"
        label={t('datesAdmin.state')}
        value={query.state}
        values={ROW_STATES}
        textOf={(state) => t(`datesAdmin.count.${state}`)}
        none={t('datesAdmin.state.all')}
      />
      <FilterSearch label={t('datesAdmin.search')} value={query.q} />
    </ListFilter>
  )
}
