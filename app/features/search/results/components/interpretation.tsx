import { Fragment } from 'react'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SearchResult } from '#search-engine/index.ts'
import { resultsPath, type SearchAddress } from '../../search-address.ts'
import type { SearchResults } from '../search-schools.server.ts'
import { MyPosition } from './my-position.tsx'

/** The interpretation of the text, each part with a link that removes it, and what else it may have meant. */
export function Interpretation({ address, results }: { address: SearchAddress; results: SearchResults }) {
  const t = useTranslation()
  const { correction, didYouMean, nearUnknown, notes, meanings } = results
  const chips = chipsOf(results)
  return (
    <div className="mt-1.5 flex flex-col gap-1.5 text-ink-soft text-sm">
      {chips.length > 0 && (
        <ul aria-label={t('results.understood')} className="flex flex-wrap items-center gap-2">
          <li aria-hidden="true" className="max-sm:hidden">
            {t('results.understood')}
          </li>
          {chips.map((part) => (
            <li key={`${part.kind} ${part.text}`}>
              <Link
                to={resultsPath(address, { text: part.without, plain: [], place: undefined })}
                className={`${chip('chosen')} min-h-8`}
              >
                {t(`results.interpretation.${part.kind}`, { text: part.text })}
                <span className="sr-only">: {t('results.interpretation.remove', { text: part.text })}</span>
                <Icon name="x" size={14} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {notes.relaxed && results.total > 0 && (
        <p>
          {notes.relaxed}{' '}
          <Link to={resultsPath(address, { literal: true })}>
            {t('results.relaxed.exactly', { text: address.text })}
          </Link>
        </p>
      )}
      {results.wantsPosition && (
        <div>
          <p>{t('results.nearMe')}</p>
          <MyPosition />
        </div>
      )}
      {notes.best && results.total > 0 && <p>{notes.best}</p>}
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

/**
 * Returns the parts of the text that were understood; a street counts as one, and the text without another part keeps
 * it.
 */
function chipsOf({ chips, relaxation, total }: SearchResults) {
  if (relaxation?.step !== 'street' || total === 0) return chips
  const street = relaxation.dropped.join(' ')
  return [
    { kind: 'street' as const, text: street, without: relaxation.text },
    ...chips.map((part) => ({ ...part, without: `${street} ${part.without}`.trim() })),
  ]
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
