import { useTranslation } from '#app/i18n/use-translation.ts'
import type { DocumentedCall } from '../document/document-calls.server.ts'

/** A call with its parameters, a request, and this site's answer to it. */
export function CallSection({ call, origin }: { call: DocumentedCall; origin: string }) {
  const t = useTranslation()
  const { name, path, parameters, request, answer } = call
  return (
    <section aria-labelledby={name}>
      <h3 id={name} className="mt-10">
        {t(`developers.call.${name}`)}
      </h3>
      <p className="mt-2 font-mono text-sm wrap-anywhere">GET /api/v1{path}</p>
      {parameters.length > 0 && <Parameters call={call} />}
      <p className="mt-4 wrap-anywhere">
        <a href={request} className="font-mono text-sm">
          {origin}
          {request}
        </a>
      </p>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('developers.answer')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so that the keyboard must reach it */}
        <pre tabIndex={0} className="sheet max-h-96 overflow-auto p-4 text-sm leading-snug">
          <code>{answer}</code>
        </pre>
      </details>
    </section>
  )
}

function Parameters({ call: { parameters, name } }: { call: DocumentedCall }) {
  const t = useTranslation()
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t('developers.parameters')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so that the keyboard must reach it */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('developers.parameters')}>
        <table aria-labelledby={name} className="w-full text-left text-sm">
          <thead className="bg-sunken">
            <tr>
              <th className="p-2">{t('developers.parameters')}</th>
              <th className="p-2">{t('developers.values')}</th>
              <th className="p-2">{t('developers.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {parameters.map((parameter) => (
              <tr key={parameter.name} className="border-line border-b align-top">
                <th scope="row" className="p-2 font-mono font-semibold">
                  {parameter.name}
                  {parameter.isRequired && (
                    <span className="block font-normal font-read text-ink-soft">{t('developers.required')}</span>
                  )}
                </th>
                <td className="min-w-40 max-w-80 p-2 font-mono wrap-anywhere">{parameter.values}</td>
                <td className="min-w-48 p-2" lang="en">
                  {parameter.meaning}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
