import { countryName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { DRAFT_TEXTS, type MappingDraft } from '../../mapping/mapping.schema.ts'
import { LabelledSelect } from './labelled-select.tsx'
import { PlainText } from './plain-text.tsx'

/** Who publishes the data, under which licence, and where its schools belong. */
export function DeclarationFields({ draft }: { draft: MappingDraft }) {
  const t = useTranslation()
  const locale = useLocale()
  return DRAFT_TEXTS.map((name) =>
    name === 'country' ? (
      <LabelledSelect
        key={name}
        name={name}
        label={t('imports.map.text.country')}
        value={draft.country}
        values={COUNTRIES}
        textOf={(code) => countryName(locale, code as CountryCode)}
        none=""
      />
    ) : (
      <PlainText
        key={name}
        name={name}
        label={t(`imports.map.text.${name}`)}
        value={draft[name]}
        {...(name === 'id' || name === 'schoolIds' || name === 'attribution'
          ? { hint: t(`imports.map.hint.${name}`) }
          : {})}
      />
    ),
  )
}
