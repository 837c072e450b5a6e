import { sql } from 'kysely'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Moderator } from '../../decision.ts'
import { BLOCKS, type Block, type TextBlocks } from './text-block.ts'

const BUILT_IN: Record<Locale, () => Promise<{ textBlocks: TextBlocks }>> = {
  de: () => import('./texts/de.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  es: () => import('./texts/es.ts'),
  it: () => import('./texts/it.ts'),
}

/** A text block as the page for editing shows it. */
export type EditedBlock = { block: Block; text: string; builtIn: string; isOwn: boolean }

/** Lists the text blocks of a language, in the order of the rules. */
export async function listTextBlocks(language: Locale): Promise<EditedBlock[]> {
  const [{ textBlocks }, own] = await Promise.all([BUILT_IN[language](), ownBlocks(language)])
  return BLOCKS.map((block) => {
    const builtIn = textBlocks[block]
    return { block, text: own.get(block) ?? builtIn, builtIn, isOwn: own.has(block) }
  })
}

/** Returns the text blocks of a language that are in force. */
export async function readTextBlocks(language: Locale): Promise<TextBlocks> {
  const blocks = await listTextBlocks(language)
  return Object.fromEntries(blocks.map(({ block, text }) => [block, text])) as TextBlocks
}

async function ownBlocks(language: Locale): Promise<Map<string, string>> {
  const rows = await db().selectFrom('text_blocks').select(['block', 'text']).where('language', '=', language).execute()
  return new Map(rows.map(({ block, text }) => [block, text]))
}

/**
 * Changes a text block for every later case. An empty text, or the built-in one, restores the latter. The caller has
 * checked the rights.
 */
export async function saveTextBlock(
  moderator: Moderator,
  { language, block, text }: { language: Locale; block: Block; text: string },
): Promise<void> {
  const { textBlocks } = await BUILT_IN[language]()
  const isOwn = text !== '' && text !== textBlocks[block]
  await db()
    .transaction()
    .execute(async (trx) => {
      if (isOwn)
        await trx
          .insertInto('text_blocks')
          .values({ block, language, text })
          .onConflict((conflict) =>
            conflict.columns(['block', 'language']).doUpdateSet({ text, changed_at: sql<Date>`now()` }),
          )
          .execute()
      else await trx.deleteFrom('text_blocks').where('block', '=', block).where('language', '=', language).execute()
      const subject = { kind: 'text_block', id: `${language}.${block}` } as const
      await recordAudit(trx, moderator, { action: isOwn ? 'text_block.changed' : 'text_block.reset', subject })
    })
}
