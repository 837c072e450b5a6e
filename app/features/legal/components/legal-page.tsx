import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { Cell, Row, RowHead, Table } from '#app/ui/lists/table.tsx'
import type {
  CountryCoverage,
  CoverageRow,
  Entry,
  ShownBlock,
  ShownLaw,
  Table as TableText,
} from '../pages/legal-text.ts'
import { WithContents } from './contents.tsx'
import { LegalText } from './legal-text.tsx'

/** A legal page: its version, its contents, and its sections, each with an address. */
export function LegalPage({ law }: { law: ShownLaw }) {
  const t = useTranslation()
  const locale = useLocale()
  const [current, ...earlier] = law.versions.map((day) => formatDay(locale, day))
  return (
    <div className="page section-space">
      <h1>{law.title}</h1>
      <p className="mt-2 text-ink-soft text-sm">{t('law.version', { day: current! })}</p>
      {law.placeholders.length > 0 && <Placeholders settings={law.placeholders} />}
      <WithContents sections={law.sections}>
        <p className="mt-6 text-lg">{law.intro}</p>
        {law.announced.map(({ effectiveOn, text }) => (
          <div
            key={`${effectiveOn} ${text}`}
            role="note"
            className="mt-4 rounded-card border border-line bg-sunken p-4"
          >
            <strong>{t('law.announced', { day: formatDay(locale, effectiveOn) })}</strong>
            <p className="wrap-anywhere mt-2 whitespace-pre-line">{text}</p>
          </div>
        ))}
        {law.sections.map(({ id, title, blocks }) => (
          <section key={id}>
            <h2 id={id} className="mt-10 scroll-mt-24">
              {title}
            </h2>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places
              <LawBlock key={index} block={block} />
            ))}
          </section>
        ))}
        <p className="mt-10 text-ink-soft text-sm">
          {earlier.length > 0 ? t('law.earlier', { days: earlier.join(', ') }) : t('law.first', { day: current! })}
        </p>
      </WithContents>
    </div>
  )
}

function Placeholders({ settings }: { settings: string[] }) {
  const t = useTranslation()
  return (
    <p role="note" className="mt-4 max-w-measure rounded-card border border-line bg-sunken p-4 text-sm">
      {t('law.placeholders', { settings: settings.join(', ') })}
    </p>
  )
}

/** A paragraph, a list or a table of a legal page. */
function LawBlock({ block }: { block: ShownBlock }) {
  if ('table' in block) return <LawTable table={block.table} />
  if ('entries' in block) return <LawEntries entries={block.entries} />
  if ('coverage' in block) return <LawCoverage coverage={block.coverage} />
  if ('list' in block)
    return (
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
        {block.list.map((item) => (
          <li key={item}>
            <LegalText text={item} />
          </li>
        ))}
      </ul>
    )
  return (
    <p className="wrap-anywhere mt-3">
      <LegalText text={block.text} />
    </p>
  )
}

function LawTable({ table: { label, head, rows } }: { table: TableText }) {
  return (
    <Table label={label} columns={head} frame="sheet mt-4" headClass="align-bottom">
      {rows.map(([first = '', ...others]) => (
        <Row key={first}>
          <RowHead className="min-w-28 font-semibold">
            <LegalText text={first} />
          </RowHead>
          {others.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of its own
            <Cell key={index} className="min-w-32 whitespace-pre-line">
              <LegalText text={cell} />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  )
}

/** What is known about each country, by kind of school, and folded by region. */
function LawCoverage({ coverage }: { coverage: CountryCoverage[] }) {
  return coverage.map(({ country, head, kinds, regions, regionsTitle, regionHead }) => (
    <div key={country} className="mt-6">
      <h3 className="text-lg">{country}</h3>
      <CoverageTable label={country} head={head} rows={kinds} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline">
          {regionsTitle}
        </summary>
        <CoverageTable label={`${country}: ${regionsTitle}`} head={regionHead} rows={regions} />
      </details>
    </div>
  ))
}

function CoverageTable({ label, head, rows }: { label: string; head: string[]; rows: CoverageRow[] }) {
  return (
    <Table label={label} columns={head} frame="sheet mt-2" headClass="align-bottom max-sm:px-2">
      {rows.map(({ name, schools, located, described, kinds, missing }) => (
        <Row key={name}>
          <RowHead className="wrap-anywhere font-semibold max-sm:px-2">
            {name}
            {kinds && <span className="block font-normal text-ink-soft text-xs">{kinds}</span>}
            {missing && <span className="block font-normal text-danger text-xs">{missing}</span>}
          </RowHead>
          {[schools, located, described].map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of its own
            <Cell key={index} className="whitespace-nowrap text-right tabular-nums max-sm:px-2">
              {value}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  )
}

/** Items with their properties, grouped. */
function LawEntries({ entries }: { entries: Entry[] }) {
  return [...Map.groupBy(entries, ({ group }) => group)].map(([group, members]) => (
    <div key={group} className="mt-6">
      <h3 className="text-lg">{group}</h3>
      <ul className="mt-2 grid gap-3">
        {members.map(({ title, facts }) => (
          <li key={title} className="sheet p-4">
            <h4 className="font-semibold text-base">
              <LegalText text={title} />
            </h4>
            <FactList
              className="mt-2 text-sm"
              facts={facts.map(([name, text]) => [name, <LegalText key={name} text={text} />] as const)}
            />
          </li>
        ))}
      </ul>
    </div>
  ))
}
