import type { ReactNode } from 'react'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import type { SchoolSites } from '#app/features/schools/list-sites.server.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

type Found = SchoolSummary & { sites?: SchoolSites | null }

/**
 * Schools with street and town, each with the link for claiming it; the sites of an institution are listed one by one.
 */
export function ClaimableList({ schools, level = 'h2' }: { schools: Found[]; level?: 'h2' | 'h3' }) {
  const locale = useLocale()
  return (
    <ul className="grid gap-3">
      {schools.flatMap((school) => {
        const town = [school.postalCode, school.city].filter(Boolean).join(' ')
        const address = [school.street, town, countryName(locale, school.country)].filter(Boolean).join(', ')
        const { id, name, city } = school
        const own = (
          <Row key={id} id={id} name={name} city={city} level={level}>
            <SchoolType school={school} /> · {address}
          </Row>
        )
        const sites = school.sites?.sites ?? []
        return [
          own,
          ...sites.map((site) => (
            <Row key={site.id} id={site.id} name={site.name} city={city} level={level}>
              {site.address}
            </Row>
          )),
        ]
      })}
    </ul>
  )
}

type RowProps = { id: string; name: string; city: string; level: 'h2' | 'h3'; children: ReactNode }

function Row({ id, name, city, level: Heading, children }: RowProps) {
  const t = useTranslation()
  return (
    <li className="sheet flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <Heading className="text-lg leading-tight">
          <Link to={`/schools/${id}`} className="text-ink">
            {name}
          </Link>
        </Heading>
        <p className="mt-1 text-ink-soft text-sm">{children}</p>
      </div>
      <Link
        to={`/schools/${id}/claim`}
        aria-label={t('claim.takeOf', { name, city })}
        className={button('quiet', 'small')}
      >
        {t('claim.take')}
      </Link>
    </li>
  )
}
