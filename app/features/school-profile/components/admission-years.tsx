import { FactSources } from '#app/features/facts/components/fact-sources.tsx'
import { AdmissionDistance } from '#app/features/schools/own-point/admission-distance.tsx'
import { CatchmentPosition, type SchoolAreas } from '#app/features/schools/own-point/catchment-position.tsx'
import type { PresentedYears } from '../admission/present-admission-years.ts'

/** How the places of a school were given, year by year; all texts come from the server. */
export function AdmissionYears({ years: presented, areas }: { years: PresentedYears; areas: SchoolAreas | null }) {
  const { title, rules, years, from, areaFirst, note, publishers } = presented
  return (
    <section aria-labelledby="admission-years" className="sheet mt-4 p-5 md:p-6">
      <h3 id="admission-years">{title}</h3>
      {rules.length > 0 && <p className="mt-2 max-w-measure">{rules.join(' ')}</p>}
      <ul className="mt-2 grid max-w-measure gap-1">
        {years.map((year) => (
          <li key={year}>{year}</li>
        ))}
      </ul>
      {from && areaFirst && !areas && <p className="mt-2 max-w-measure">{areaFirst}</p>}
      {from && (
        <p className="mt-2 max-w-measure font-semibold">
          {areas ? (
            <CatchmentPosition areas={areas}>
              <AdmissionDistance from={from} />
            </CatchmentPosition>
          ) : (
            <AdmissionDistance from={from} />
          )}
        </p>
      )}
      <p className="mt-3 max-w-measure text-ink-soft text-sm">{note}</p>
      <FactSources sources={publishers} />
    </section>
  )
}
