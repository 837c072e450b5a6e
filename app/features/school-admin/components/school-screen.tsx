import { ValueField } from '#app/features/corrections/components/correction-form.tsx'
import type { CorrectionField } from '#app/features/corrections/correction-fields.ts'
import { LogTable } from '#app/features/moderation/team/audit-log/components/audit-log-table.tsx'
import type { NamedEntry } from '#app/features/moderation/team/audit-log/name-entries.server.ts'
import { countryName, formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { button } from '#app/ui/button.ts'
import { Section } from '#app/ui/section.tsx'
import type { SchoolCase, SchoolOrder } from '../list-cases.server.ts'
import type { Duplicate } from '../list-duplicates.server.ts'
import type { FactSources, ViewedSchool } from '../view-school.server.ts'
import { ActionForm } from './action-form.tsx'
import { DuplicateList } from './duplicate-list.tsx'
import { MergeList } from './merge-list.tsx'
import { SchoolFacts, SchoolMembers } from './school-facts.tsx'
import { SchoolMarks } from './school-marks.tsx'
import { SourcesTable } from './sources-table.tsx'
import { SuccessorForm, VisibilityForm } from './status-forms.tsx'

type Props = {
  school: ViewedSchool
  cases: SchoolCase[]
  orders: SchoolOrder[]
  duplicates: Duplicate[]
  history: NamedEntry[]
  /** The fact to correct. */
  field: CorrectionField | null
}

/** A school in the administration: what each source says about it, what is open, and what the team can do. */
export function SchoolScreen({ school, cases, orders, duplicates, history, field }: Props) {
  const t = useTranslation()
  return (
    // Tables scroll inside their frame only where their column cannot grow.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head school={school} />
      <Section id="voices-title" title={t('schoolAdmin.voices')}>
        <SourcesTable schoolId={school.id} facts={school.facts} mayCorrect={!school.mergedInto} />
      </Section>
      {field && !school.mergedInto && (
        <Section id="correct-title" title={t('schoolAdmin.correct.title')}>
          {school.facts
            .filter((fact) => fact.field === field)
            .map((fact) => (
              <CorrectForm key={fact.field} fact={fact} />
            ))}
        </Section>
      )}
      <Section id="facts-title" title={t('schoolAdmin.facts')}>
        <SchoolFacts school={school} />
      </Section>
      <Section id="members-title" title={t('schoolAdmin.members')}>
        <SchoolMembers members={school.members} />
      </Section>
      {!school.mergedInto && <VisitSection premium={school.premium} />}
      <p>
        <Link to={`/admin/schools/${school.id}/content`} className={button('quiet')}>
          {t('schoolAdmin.content')}
        </Link>
      </p>
      <Section id="matters-title" title={t('schoolAdmin.matters')}>
        <OpenCases cases={cases} />
      </Section>
      <Section id="orders-title" title={t('schoolAdmin.orders')}>
        <SchoolOrders orders={orders} />
      </Section>
      {!school.mergedInto && <Actions school={school} duplicates={duplicates} />}
      {school.merges.length > 0 && (
        <Section id="merges-title" title={t('schoolAdmin.merges')}>
          <MergeList merges={school.merges} />
        </Section>
      )}
      <Section id="history-title" title={t('schoolAdmin.history')}>
        {history.length === 0 ? (
          <p className="text-ink-soft">{t('schoolAdmin.noHistory')}</p>
        ) : (
          <LogTable entries={history} />
        )}
      </Section>
    </div>
  )
}

function Head({ school }: { school: ViewedSchool }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <header>
      <p>
        <BackLink to="/admin/schools">{t('schoolAdmin.back')}</BackLink>
      </p>
      <h1 className="wrap-anywhere">{school.name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        {[school.city, countryName(locale, school.country)].filter(Boolean).join(', ')}
        <SchoolMarks {...school} verified={school.verifiedAt !== null} />
        {school.status !== 'hidden' && <Link to={`/schools/${school.id}`}>{t('schoolAdmin.toProfile')}</Link>}
      </p>
      {school.mergedInto && (
        <p className="mt-3 rounded-control bg-notice-wash px-4 py-3 text-notice-ink">
          {t('schoolAdmin.mergedInto')}{' '}
          <Link to={`/admin/schools/${school.mergedInto}`} translate="no">
            {school.mergedInto}
          </Link>
        </p>
      )}
    </header>
  )
}

function Actions({ school, duplicates }: { school: ViewedSchool; duplicates: Duplicate[] }) {
  const t = useTranslation()
  return (
    <>
      <Section id="twins-title" title={t('schoolAdmin.twins')}>
        <DuplicateList schoolId={school.id} duplicates={duplicates} />
      </Section>
      {(school.status === 'closed' || school.successorId) && (
        <Section id="successor-title" title={t('schoolAdmin.successor')}>
          <SuccessorForm {...school} />
        </Section>
      )}
      {school.followed.length > 0 && (
        <Section id="followed-title" title={t('schoolAdmin.followed')}>
          <ul className="grid gap-1">
            {school.followed.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/admin/schools/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="visibility-title" title={t(school.status === 'hidden' ? 'schoolAdmin.unhide' : 'schoolAdmin.hide')}>
        <VisibilityForm status={school.status} />
      </Section>
    </>
  )
}

/** The form that corrects the register's value of a fact. A self-reported value still takes precedence over it. */
function CorrectForm({ fact }: { fact: FactSources }) {
  const t = useTranslation()
  const field: CorrectionField = fact.field
  return (
    <>
      <h3 className="mb-3 text-lg">{t(`correction.field.${field}`)}</h3>
      {fact.own !== '' && <p className="mb-4 text-ink-soft">{t('schoolAdmin.ownStands')}</p>}
      <ActionForm intent="correct" hidden={{ field }} submit={t('schoolAdmin.correct.submit')}>
        {(fields) => <ValueField field={fields.value} fact={field} shown={fact.corrected || fact.register} />}
      </ActionForm>
    </>
  )
}

/** Opens the dashboard of a school, which only premium schools have. */
function VisitSection({ premium }: { premium: boolean }) {
  const t = useTranslation()
  return (
    <Section id="visit-title" title={t('schoolAdmin.visit')}>
      {premium ? (
        <>
          <p className="mb-4 max-w-measure text-ink-soft">{t('schoolAdmin.visit.text')}</p>
          <ActionForm intent="visit" submit={t('schoolAdmin.visit.submit')} />
        </>
      ) : (
        <p className="text-ink-soft">{t('schoolAdmin.visit.free')}</p>
      )}
    </Section>
  )
}

/** Open cases about a school. */
function OpenCases({ cases }: { cases: SchoolCase[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (cases.length === 0) return <p className="text-ink-soft">{t('schoolAdmin.noMatters')}</p>
  return (
    <ul className="grid gap-1">
      {cases.map(({ kind, to, since }) => (
        <li key={`${kind} ${to}`}>
          <Link to={to} className="inline-flex min-h-6 items-center">
            {t(`schoolAdmin.matter.${kind}`)}
          </Link>{' '}
          · {t('schoolAdmin.since', { day: formatDay(locale, since) })}
        </li>
      ))}
    </ul>
  )
}

/** Orders for a school. */
function SchoolOrders({ orders }: { orders: SchoolOrder[] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (orders.length === 0) return <p className="text-ink-soft">{t('schoolAdmin.noOrders')}</p>
  return (
    <ul className="grid gap-1">
      {orders.map(({ id, number, state, orderedAt }) => (
        <li key={id}>
          <Link to={`/admin/orders/${id}`} className="inline-flex min-h-6 items-center tabular-nums">
            {number}
          </Link>{' '}
          · {t(`orders.state.${state}` as PlainKey)} · {formatDay(locale, orderedAt)}
        </li>
      ))}
    </ul>
  )
}
