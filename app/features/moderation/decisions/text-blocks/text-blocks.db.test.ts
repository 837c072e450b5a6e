import { afterEach, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { audited } from '../../testing/cases.ts'
import { makeModerator } from '../../testing/make-moderator.ts'
import { textBlockSchema } from './text-block.schema.ts'
import { BLOCKS } from './text-block.ts'
import { listTextBlocks, readTextBlocks, saveTextBlock } from './text-blocks.server.ts'

afterEach(async () => {
  await db().deleteFrom('text_blocks').execute()
  await removeAccounts()
})

test('every language has every text, and rules about words quote them', async () => {
  for (const language of LOCALES) {
    const blocks = await readTextBlocks(language)
    expect(Object.keys(blocks).sort()).toEqual([...BLOCKS].sort())
    for (const rule of ['person', 'contact', 'insult', 'health'] as const) expect(blocks[rule]).toContain('{passage}')
  }
})

test('a text of the team holds in its language until it is emptied, and both are on record', async () => {
  const moderator = await makeModerator()
  const builtIn = (await readTextBlocks('fr')).person
  await saveTextBlock(moderator, { language: 'fr', block: 'person', text: 'Notre texte.' })
  await saveTextBlock(moderator, { language: 'fr', block: 'person', text: 'Notre texte, mieux.' })
  expect((await listTextBlocks('fr'))[0]).toMatchObject({ text: 'Notre texte, mieux.', builtIn, isOwn: true })
  expect((await listTextBlocks('de'))[0]).toMatchObject({ isOwn: false })
  await saveTextBlock(moderator, { language: 'fr', block: 'person', text: '' })
  expect((await listTextBlocks('fr'))[0]).toMatchObject({ text: builtIn, isOwn: false })
  expect((await audited()).filter((action) => action.startsWith('text_block'))).toEqual([
    'text_block.changed',
    'text_block.changed',
    'text_block.reset',
  ])
})

test.each([
  ['another language', { language: 'nl' }],
  ['another rule', { block: 'because' }],
  ['a text that is too long', { text: 'x'.repeat(1001) }],
])('%s is refused', (_, change) => {
  expect(textBlockSchema.safeParse({ language: 'de', block: 'person', text: 'x', ...change }).success).toBe(false)
})
