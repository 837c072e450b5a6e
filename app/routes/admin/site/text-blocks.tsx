import { data, redirect } from 'react-router'
import { addressOf } from '#app/core/address/address.ts'
import { oneOf } from '#app/core/address/parameters.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { TextBlockForm } from '#app/features/moderation/decisions/text-blocks/components/text-block-form.tsx'
import { textBlockSchema } from '#app/features/moderation/decisions/text-blocks/text-block.schema.ts'
import { listTextBlocks, saveTextBlock } from '#app/features/moderation/decisions/text-blocks/text-blocks.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES, localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { FilterLinks } from '#app/ui/lists/filter-links.tsx'
import type { Route } from './+types/text-blocks.ts'

const address = addressOf({ language: oneOf(LOCALES, undefined) })
const pathOf = (language: (typeof LOCALES)[number]) => `/admin/reasons${address.write({ language })}`

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MODERATION_POLICY.saveTextBlock)
  const { searchParams, pathname } = new URL(args.request.url)
  const { language = localeOf(pathname) } = address.read(searchParams)
  const blocks = await listTextBlocks(language)
  return data({ language, blocks }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: textBlockSchema }, async (change) => {
    await saveTextBlock(await sessionForChange({ context }, MODERATION_POLICY.saveTextBlock), change)
    const page = localePath(localeOf(new URL(request.url).pathname), pathOf(change.language))
    return redirect(page, { headers: { 'set-cookie': messageCookie('message.textBlockSaved') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.reasons')

export default function TextBlocks({ loaderData: { language, blocks } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <header>
        <h1>{t('adminNav.reasons')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('textBlocks.intro', { passage: '{passage}' })}</p>
      </header>
      <nav aria-label={t('ruleLists.language')}>
        <FilterLinks
          links={LOCALES.map((one) => ({
            to: pathOf(one),
            text: languageName(locale, one),
            isChosen: one === language,
          }))}
        />
      </nav>
      <div className="grid gap-4 xl:grid-cols-2">
        {blocks.map((edited) => (
          <TextBlockForm key={`${language}-${edited.block}-${edited.text}`} language={language} edited={edited} />
        ))}
      </div>
    </>
  )
}
