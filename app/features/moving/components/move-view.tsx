import type { ReactNode } from 'react'
import { DateList, SourceLine } from '#app/features/admission-dates/components/date-list.tsx'
import { SchoolType } from '#app/features/schools/components/school-type.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import type { Move as Found } from '../find-move.server.ts'
import { ComparedTable } from './compared-table.tsx'
import { MoveAnswer, OfficeLine } from './move-answer.tsx'
import { onceMark } from './once-mark.ts'

type Move = Found['move']

/** What a family that moves from one country to another has to know. @param props.birthday form for the month */
export function MoveView({ move, birthday }: { move: Move; birthday: ReactNode }) {
  const t = useTranslation()
  const { answer, assumed, topics, dates, schools } = move
  return (
    <div className="mt-6 grid gap-5">
      {assumed.length > 0 && (
        <div className="max-w-measure text-ink-soft">
          {assumed.map((area) => (
            <p key={area}>{t('moving.areaNote', { area })}</p>
          ))}
        </div>
      )}
      {answer && <MoveAnswer answer={answer} to={move.to.name} reading={move.reading} />}
      {birthday}
      <ComparedTable move={move} />
      <Section id="cutoff" title={t('moving.cutoff')} gap={3}>
        <p className="max-w-measure">{move.cutoff}</p>
      </Section>
      <Section id="placement" title={t('moving.placement')} gap={3}>
        <Statements statements={topics.placement} reading={move.reading} />
        <p className="max-w-measure">{t('moving.decided')}</p>
      </Section>
      <Section id="language" title={t('moving.language')} gap={3}>
        <Statements statements={topics.language} reading={move.reading} />
        <Statements statements={topics.contact} reading={move.reading} />
      </Section>
      <Section id="papers" title={t('moving.papers')} gap={3}>
        <Statements statements={topics.papers} reading={move.reading} />
        <p className="max-w-measure text-ink-soft text-sm">{t('moving.papers.note')}</p>
      </Section>
      <Section id="compulsory" title={t('moving.compulsory')} gap={3}>
        <Statements statements={topics.compulsory} reading={move.reading} />
      </Section>
      {dates && (
        <Section id="dates" title={t('moving.dates')} gap={3}>
          {dates.next.length > 0 && <DateList dates={dates.next} />}
          <Link to={dates.path} className="tap justify-self-start font-semibold">
            {dates.label}
          </Link>
        </Section>
      )}
      <Section id="schools" title={t('moving.schools')} gap={3}>
        {schools && <Schools schools={schools} />}
        <Link to={move.placesPath} className="tap justify-self-start font-semibold">
          {t('moving.schools.country', { country: move.to.alone })}
        </Link>
      </Section>
      <Sources move={move} />
    </div>
  )
}

function Statements({ statements, reading }: { statements: Move['topics']['papers']; reading: Move['reading'] }) {
  return statements.map(({ name, text, office, isOnce }) => (
    <p key={`${name?.text} ${text} ${office?.url}`} className="max-w-measure">
      {name && (
        <span lang={name.lang} className="font-semibold">
          {name.text}
        </span>
      )}
      {name && text && ': '}
      {text}
      {onceMark(reading, isOnce)}
      {office && <OfficeLine office={office} />}
    </p>
  ))
}

function Schools({ schools }: { schools: NonNullable<Move['schools']> }) {
  const t = useTranslation()
  const { town, within, schools: found, attributions, listPath, mapPath } = schools
  if (found.length === 0) return <p>{t('moving.schools.none', { town, within })}</p>
  return (
    <>
      <p>{t('moving.schools.near', { town })}</p>
      <ul className="grid gap-2">
        {found.map((school) => (
          <li key={school.id}>
            <Link to={`/schools/${school.id}`} className="tap font-semibold">
              {school.name}
            </Link>
            <span className="block text-ink-soft text-sm">
              <SchoolType school={school} />
              {school.where && ` · ${school.where}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={listPath} rel="nofollow" className="tap font-semibold">
          {t('moving.schools.list')}
        </Link>
        <Link to={mapPath} rel="nofollow" className="tap font-semibold">
          {t('moving.schools.map')}
        </Link>
      </p>
      {attributions.length > 0 && <p className="text-ink-soft text-xs">{attributions.join(' · ')}</p>}
    </>
  )
}

function Sources({ move: { sources, reading } }: { move: Move }) {
  const t = useTranslation()
  return (
    <Section id="sources" title={t('moving.sources')} gap={3}>
      {reading !== 'checked' && (
        <p className="max-w-measure text-ink-soft text-sm">
          {t(reading === 'once' ? 'moving.once' : 'moving.onceSome')}
        </p>
      )}
      <ul className="grid gap-2">
        {sources.map((source) => (
          <li key={`${source.url} ${source.cite}`}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
