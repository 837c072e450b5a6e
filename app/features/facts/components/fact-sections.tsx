import { classes } from '#app/ui/classes.ts'
import type { SchoolFacts, ShownFact } from '../find-school-facts.server.ts'
import { TrendLink } from './trend-link.tsx'

type Props = {
  schoolId: string
  /** Each with the period that its facts have unless they name another. */
  sections: readonly (SchoolFacts['sections'][number] & { period: string })[]
  /** Whether the first one is unfolded. */
  isOpen: boolean
}

/** Facts by section, folded, with the median of its kind and a note on what a fact does not mean. */
export function FactSections({ schoolId, sections, isOpen }: Props) {
  return sections.map(({ id, title, period, facts, absent }, index) => (
    <details key={id} open={isOpen && index === 0} className="group border-line border-t px-5 py-1">
      <summary className="min-h-11 cursor-pointer content-center font-[620] font-head text-[1.0625rem]">
        {title}
        {period && <span className="font-normal font-read text-ink-soft text-xs"> · {period}</span>}
      </summary>
      <dl className="grid gap-x-8 gap-y-3 pb-4 md:grid-cols-2">
        {facts.map((fact) => (
          <FactEntry key={fact.id} schoolId={schoolId} fact={fact} />
        ))}
        {absent.map((lacking) => (
          <div key={lacking.names} className="min-w-0 text-sm md:col-span-2">
            <dt className="text-ink-faint">{lacking.label}</dt>
            <dd className="wrap-anywhere">
              {lacking.names} <Period of={lacking.period} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  ))
}

const Period = ({ of }: { of: string }) => of && <span className="text-ink-soft text-xs">({of})</span>

/** Registers publish the addresses of reports as text. */
const Value = ({ text, lang }: { text: string; lang: string | undefined }) =>
  text.startsWith('https://') ? (
    <a href={text} rel="noopener nofollow">
      {text}
    </a>
  ) : (
    <span lang={lang}>{text}</span>
  )

/** A fact with its value, its period if it has one of its own, and what it is compared with. */
export function FactEntry({ schoolId, fact }: { schoolId: string; fact: ShownFact }) {
  const { id, label, value, lang, period, years, middle, gloss, warning } = fact
  const notes = [middle, gloss, warning].filter((text) => text !== undefined)
  return (
    <div className={classes('min-w-0 text-sm', notes.length > 0 && 'max-md:col-span-full')}>
      <dt className="text-ink-faint">{label}</dt>
      <dd className="wrap-anywhere">
        <Value text={value} lang={lang} /> <Period of={period} />{' '}
        {years && <TrendLink schoolId={schoolId} fact={id} label={label} />}
        {notes.map((text) => (
          <span key={text} className="block text-ink-soft text-xs">
            {text}
          </span>
        ))}
      </dd>
    </div>
  )
}
