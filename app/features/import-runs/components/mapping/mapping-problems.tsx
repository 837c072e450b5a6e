import { useTranslation } from '#app/i18n/use-translation.ts'

/** What is wrong with a mapping: sentences that name the place, in the language of mapping files. */
export function MappingProblems({ problems }: { problems: readonly string[] }) {
  const t = useTranslation()
  if (problems.length === 0) return null
  return (
    <section
      aria-labelledby="mapping-problems"
      className="rounded-control border-[1.5px] border-edge bg-sunken px-4 py-3"
    >
      <h2 id="mapping-problems" className="font-semibold text-base">
        {t('imports.map.problems')}
      </h2>
      <ul lang="en" className="mt-1 list-disc pl-5">
        {problems.map((problem) => (
          <li key={problem} className="break-words">
            {problem}
          </li>
        ))}
      </ul>
    </section>
  )
}
