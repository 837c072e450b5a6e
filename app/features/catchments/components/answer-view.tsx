import { type ReactNode, useEffect, useRef } from 'react'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { SchoolDistance } from '#app/features/schools/own-point/school-distance.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Answer } from '../answer.ts'
import type { CatchmentArea } from '../find-areas.server.ts'
import type { SchoolArea } from '../find-school-area.server.ts'
import { EditionNote } from './edition-note.tsx'

type Of<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>

/** The answer to what a visitor sent; it takes the focus, so that screen readers read it. */
export function AnswerView({ answer }: { answer: Answer }) {
  const t = useTranslation()
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus
  useEffect(() => box.current?.focus(), [answer])
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="answer" className="sheet mt-8 max-w-3xl p-5 md:p-6">
      <h2 id="answer" className="text-xl">
        {t('catchment.answer')}
      </h2>
      <div className="mt-3 grid gap-3">{contentOf(answer, t)}</div>
      {'edition' in answer && (
        <div className="mt-4">
          <EditionNote edition={answer.edition} />
        </div>
      )}
    </section>
  )
}

function contentOf(answer: Answer, t: ReturnType<typeof useTranslation>): ReactNode {
  if (answer.kind === 'areas') return <Areas answer={answer} />
  if (answer.kind === 'sector') return <SectorAnswer answer={answer} />
  return <p>{t(answer.kind === 'none' ? 'catchment.none' : 'catchment.placeUnknown')}</p>
}

function Areas({ answer: { isExact, place, areas } }: { answer: Of<'areas'> }) {
  const t = useTranslation()
  if (areas.length === 0) return <p>{t('catchment.outside')}</p>
  return (
    <>
      <p>
        {isExact
          ? t(areas.length > 1 ? 'catchment.edge' : 'catchment.exact')
          : t('catchment.near', { place: place || t('catchment.berlin.ownPoint') })}
      </p>
      <AreaList areas={areas} />
    </>
  )
}

function SectorAnswer({ answer: { sector, typed } }: { answer: Of<'sector'> }) {
  const t = useTranslation()
  const { commune, street } = sector
  const address = [[street, street && typed.house].filter(Boolean).join(' '), commune].filter(Boolean).join(', ')
  switch (sector.kind) {
    case 'found':
    case 'several':
      return (
        <>
          <p>{t(sector.kind === 'found' ? 'catchment.sector.found' : 'catchment.sector.several', { address })}</p>
          <SchoolLinks
            schools={sector.schools.map(({ code, district, school }) => ({
              key: code,
              school,
              note: [school ? '' : t('catchment.sector.notListed', { code }), district].filter(Boolean).join(' · '),
            }))}
          />
        </>
      )
    case 'street-missing':
      return <p>{t('catchment.sector.streetMissing', { commune })}</p>
    case 'house-missing':
      return <p>{t('catchment.sector.houseMissing', { street })}</p>
    case 'house-unknown':
      return <p>{t('catchment.sector.houseUnknown', { street: `${street} ${typed.house}`.trim() })}</p>
    case 'street-unclear':
      return <Streets text={t('catchment.sector.streetUnclear')} streets={sector.similar} />
    case 'street-unknown':
      return (
        <>
          <p>{t('catchment.sector.streetUnknown', { street, commune })}</p>
          {sector.similar.length > 0 && <Streets text={t('catchment.sector.similar')} streets={sector.similar} />}
        </>
      )
  }
}

function Streets({ text, streets }: { text: string; streets: string[] }) {
  return (
    <div>
      <p>{text}</p>
      <ul lang="fr" className="mt-1 list-disc ps-5">
        {streets.map((street) => (
          <li key={street}>{street}</li>
        ))}
      </ul>
    </div>
  )
}

/** Areas with the public primary schools in each. */
function AreaList({ areas }: { areas: CatchmentArea[] }) {
  const t = useTranslation()
  return areas.map(({ number, district, schools }) => (
    <section key={number} aria-labelledby={`area-${number}`} className="border-line border-t pt-3">
      <h3 id={`area-${number}`} className="text-base">
        {t('catchment.area', { number, district })}
      </h3>
      {schools.length === 0 ? (
        <p className="mt-1">{t('catchment.area.noSchool')}</p>
      ) : (
        <>
          <p className="mt-1 mb-2 text-ink-soft text-sm">{t('catchment.area.schools')}</p>
          <SchoolLinks schools={schools.map((school) => ({ key: school.id, school, note: '' }))} />
        </>
      )}
    </section>
  ))
}

/** The area of a school, or a note that none is known. */
export function SchoolAreaView({ found }: { found: SchoolArea | null }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="answer" className="sheet mt-8 max-w-3xl p-5 md:p-6">
      <h2 id="answer" className="text-xl">
        {found ? t('catchment.ofSchool', { name: found.name }) : t('catchment.ofSchool.none')}
      </h2>
      {found && (
        <>
          <div className="mt-3 grid gap-3">
            <AreaList areas={found.areas} />
          </div>
          <div className="mt-4">
            <EditionNote edition={found.edition} />
          </div>
        </>
      )}
    </section>
  )
}

type Item = { key: string; school: SchoolSummary | null; note: string }

/** Schools with type and address; a note stands in for one that the directory does not list. */
function SchoolLinks({ schools }: { schools: Item[] }) {
  return (
    <ul className="grid gap-2">
      {schools.map(({ key, school, note }) => (
        <li key={key}>
          {school && (
            <>
              <Link to={`/schools/${school.id}`} className="inline-block min-h-6 font-semibold">
                {school.name}
              </Link>
              <p className="text-ink-soft text-sm">
                <SchoolType school={school} />
                {[school.street, school.city].some(Boolean) &&
                  ` · ${[school.street, school.city].filter(Boolean).join(', ')}`}
                <SchoolDistance school={school} before=" · " />
              </p>
            </>
          )}
          {note && <p className="text-ink-soft text-sm">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
