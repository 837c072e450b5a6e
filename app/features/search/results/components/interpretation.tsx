import { Fragment } from 'react'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SearchResult } from '#search-engine/index.ts'
import { resultsPath, type SearchAddress } from '../../search-address.ts'
import type { SearchResults } from '../search-schools.server.ts'

/** The interpretation of the text, each part with a link that removes it, and what else it may have meant. */
export function Interpretation({ address, results }: { address: SearchAddress; results: SearchResults }) {
  const t = useTranslation()
  const { correction, didYouMean, nearUnknown, notes, meanings, namesakeTowns, otherwise } = results
  const { chips } = results
  return (
    <div className="mt-1.5 flex flex-col gap-1.5 text-ink-soft text-sm">
      {chips.length > 0 && (
        <ul aria-label={t('results.understood')} className="flex flex-wrap items-center gap-2">
          <li aria-hidden="true" className="max-sm:hidden">
            {t('results.understood')}
          </li>
          {chips.map((part) => (
            <li key={`${part.kind} ${part.text}`}>
              <Link to={resultsPath(address, { text: part.without })} className={`${chip('chosen')} min-h-8`}>
                {t(`results.interpretation.${part.kind}`, { text: part.text })}
                <span className="sr-only">: {t('results.interpretation.remove', { text: part.text })}</span>
                <Icon name="x" size={14} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {otherwise && (
        <Link to={resultsPath(address, { place: undefined, reading: otherwise.reading })} className="self-start">
          {otherwise.label}
        </Link>
      )}
      <Concessions address={address} results={results} />
      {notes.best && results.total > 0 && <p>{notes.best}</p>}
      {results.total > 0 && notes.warnings.map((warning) => <p key={warning}>{warning}</p>)}
      <OtherPlaces address={address} results={results} />
      {correction && (
        <p>
          {t('results.correction', { to: correction.to })}{' '}
          <Link to={resultsPath(address, { literal: true })}>{t('results.literal', { from: correction.from })}</Link>
        </p>
      )}
      {didYouMean && (
        <p>
          <Link to={resultsPath(address, { text: didYouMean })}>{t('results.didYouMean', { text: didYouMean })}</Link>
        </p>
      )}
      {namesakeTowns && <Namesakes address={address} towns={namesakeTowns} />}
      {meanings && <Meanings address={address} meanings={meanings} />}
      <Further results={results} />
      {nearUnknown && <p className="text-danger">{t('filter.near.unknown')}</p>}
    </div>
  )
}

/** How far the results reach, and where to find the school responsible for a home. */
function Further({ results: { notes, catchment } }: { results: SearchResults }) {
  return (
    <>
      {notes.reach.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {catchment && (
        <p>
          <Link to={catchment.to}>{catchment.label}</Link>
        </p>
      )}
    </>
  )
}

/** What gave way for these results. */
function Concessions({ address, results: { notes, total } }: { address: SearchAddress; results: SearchResults }) {
  const t = useTranslation()
  if (total === 0) return null
  return notes.concessions.map(({ sentence, exactly }) => (
    <p key={sentence}>
      {sentence}{' '}
      {exactly && (
        <Link to={resultsPath(address, { literal: true })}>{t('results.exactly', { text: address.text })}</Link>
      )}
    </p>
  ))
}

function Meanings({ address, meanings }: { address: SearchAddress; meanings: NonNullable<SearchResult['meanings']> }) {
  const t = useTranslation()
  return (
    <p>
      {t('results.meanings', { typed: meanings.typed })}{' '}
      {meanings.texts.map(({ meaning, text }, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          <Link to={resultsPath(address, { text })}>{meaning}</Link>
        </Fragment>
      ))}
    </p>
  )
}

/** Many schools have the name: the towns where most of them are. */
function Namesakes({ address, towns }: { address: SearchAddress; towns: readonly string[] }) {
  const t = useTranslation()
  return (
    <p>
      {t('results.namesakes')}{' '}
      {towns.map((town, index) => (
        <Fragment key={town}>
          {index > 0 && ' · '}
          <Link to={resultsPath(address, { text: `${address.text.trim()} ${town}` })}>{town}</Link>
        </Fragment>
      ))}
    </p>
  )
}

function OtherPlaces({ address, results }: { address: SearchAddress; results: SearchResults }) {
  const t = useTranslation()
  const locale = useLocale()
  const { place, otherPlaces } = results
  if (!place || otherPlaces.length === 0) return null
  const name = (other: typeof place) => [other.name, other.region || countryName(locale, other.country)].join(', ')
  return (
    <p>
      {t('results.otherPlaces', { place: name(place) })}{' '}
      {otherPlaces.map((other, index) => (
        <Fragment key={other.id}>
          {index > 0 && ' · '}
          <Link to={resultsPath(address, { place: other.id })}>{name(other)}</Link>
        </Fragment>
      ))}
    </p>
  )
}
