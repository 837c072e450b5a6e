import { Form } from 'react-router'
import { formatNumber, formatPercent } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type { GroupSchool } from '../schools/list-group-schools.server.ts'
import { TABLE_ORDERS, type TableAddress, type TableOrder, tablePath } from '../schools/table-address.ts'

type Props = {
  groupId: string
  isOwner: boolean
  schools: readonly GroupSchool[]
  address: TableAddress
  /** Whether the person wanted to edit selected schools but selected none. */
  noneChosen: boolean
}

/**
 * The schools of a group, each with a checkbox that selects it for editing. The column headers are links for sorting.
 */
export function SchoolTable({ groupId, isOwner, schools, address, noneChosen }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <form method="get" action={localePath(locale, `/account/groups/${groupId}/edit`)} className="grid gap-4">
      <Table
        label={t('groups.nav.schools')}
        frame="sheet relative"
        cards="with-heads"
        columns={[
          <span key="choose" className="sr-only">
            {t('groups.table.choose')}
          </span>,
          ...TABLE_ORDERS.map((order) => <OrderLink key={order} groupId={groupId} order={order} address={address} />),
          ...(isOwner
            ? [
                <span key="end" className="sr-only">
                  {t('groups.table.end')}
                </span>,
              ]
            : []),
        ]}
      >
        {schools.map((school) => (
          <SchoolRow key={school.id} groupId={groupId} isOwner={isOwner} school={school} />
        ))}
      </Table>
      {noneChosen && <FormFailure failure="groups.table.noneChosen" />}
      <AddressFields address={address} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={button('main')}>
          {t('groups.table.edit')}
        </button>
        <button type="submit" name="all" value="1" className={button('quiet')}>
          {t('groups.table.editAll')}
        </button>
      </div>
    </form>
  )
}

/** The address of the table, for returning to it. */
function AddressFields({ address: { text, order, down, page } }: Pick<Props, 'address'>) {
  const fields = { text, order, page, ...(down && { down: 1 }) }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Sorts by a column; a second click reverses the order. */
function OrderLink({ groupId, order, address }: { groupId: string; order: TableOrder; address: TableAddress }) {
  const t = useTranslation()
  const isCurrent = address.order === order
  return (
    <Link
      to={tablePath(groupId, { text: address.text, order, down: isCurrent && !address.down })}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-9 items-center gap-1 text-ink no-underline hover:underline"
    >
      {t(`groups.table.${order}`)}
      {isCurrent && <Icon name="chevron-down" size={16} className={address.down ? '' : 'rotate-180'} />}
    </Link>
  )
}

function SchoolRow({ groupId, isOwner, school }: Pick<Props, 'groupId' | 'isOwner'> & { school: GroupSchool }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, name, city, premium, completion, openReviews, mayWrite, hasMainContact } = school
  return (
    <Row>
      <Cell>
        {mayWrite && (
          <label className="flex size-9 items-center justify-center">
            <input type="checkbox" name="school" value={id} className="size-5 accent-board" />
            <span className="sr-only">{t('groups.table.chooseOf', { school: name })}</span>
          </label>
        )}
      </Cell>
      <RowHead className="min-w-48">
        <Link to={mayWrite ? `/account/schools/${id}` : `/schools/${id}`} className="wrap-anywhere font-semibold">
          {name}
        </Link>
        <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
          {!mayWrite && <Badge variant="edge">{t('groups.table.noRight')}</Badge>}
          {!hasMainContact && <Badge variant="edge">{t('groups.table.noContact')}</Badge>}
        </span>
      </RowHead>
      <Cell label={t('groups.table.town')} className="wrap-anywhere min-w-24">
        {city}
      </Cell>
      <Cell label={t('groups.table.completion')} className="tabular-nums">
        {formatPercent(locale, completion)}
      </Cell>
      <Cell label={t('groups.table.reviews')} className="tabular-nums">
        {formatNumber(locale, openReviews)}
      </Cell>
      <Cell label={t('groups.table.premium')}>
        {premium ? <Badge variant="premium">{t('groups.table.yes')}</Badge> : t('groups.table.no')}
      </Cell>
      {isOwner && (
        <Cell>
          <Link to={`/account/groups/${groupId}/end?school=${encodeURIComponent(id)}`} className="whitespace-nowrap">
            {t('groups.table.end')}
            <span className="sr-only">: {name}</span>
          </Link>
        </Cell>
      )}
    </Row>
  )
}

/** Looks for schools of the group by name, town or id. */
export function SchoolSearch({ groupId, address }: Pick<Props, 'groupId' | 'address'>) {
  const t = useTranslation()
  return (
    <Form
      method="get"
      action={localePath(useLocale(), `/account/groups/${groupId}`)}
      className="flex flex-wrap items-end gap-3"
    >
      <label className="grid min-w-0 flex-1 gap-1">
        <span className="font-semibold">{t('groups.table.search')}</span>
        <input
          type="search"
          name="text"
          maxLength={100}
          defaultValue={address.text}
          className="min-h-11 w-full rounded-control border border-edge bg-sheet px-3"
        />
      </label>
      <button type="submit" className={button('quiet')}>
        {t('groups.table.find')}
      </button>
    </Form>
  )
}
