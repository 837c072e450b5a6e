import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { MEDIA_PAGE } from '#app/features/school-media/school-media.ts'
import { db } from '#db/client.ts'
import { makeSchool } from '../../testing/dashboard-school.ts'
import { faultOf } from '../../testing/fault-of.ts'
import type { Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const MARKUP = '<embed src=x>'

let person: Person
beforeEach(async () => {
  person = await makeSchool({ id: 'a', name: 'Schule am Park' })
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const open = (query = '', cookie = person.cookie) => openScreen(`/dashboard/media${query}`, { cookie })
let position = 0
async function add(title: string, given: object = {}) {
  const row = { school_id: 'a', kind: 'image', url: `/${title}.webp`, title, width: 4, height: 3, position: position++ }
  const item = db()
    .insertInto('school_media')
    .values({ ...row, ...given })
    .returning('id')
  return (await item.executeTakeFirstOrThrow()).id
}
/** The tiles in their order, by their titles. */
const tiles = (screen: Screen) =>
  [...screen.element.querySelectorAll('main section li p[title]')].map((title) => title.textContent)
const tile = (screen: Screen, title: string) =>
  [...screen.element.querySelectorAll<HTMLElement>('main section li')].find((one) => one.textContent?.includes(title))!
const press = (screen: Screen, title: string, words: string) =>
  [...tile(screen, title).querySelectorAll('button')].find((button) => button.textContent?.includes(words))!

describe('the gallery', () => {
  test('is empty at first and leads to the upload, for pictures and for videos', async () => {
    const images = await open()
    expect(images.main.text).toContain('Noch keine Bilder hochgeladen')
    expect(images.main.text).toContain('0 von 10 Bildern.')
    expect((await images.follow('Laden Sie Bilder hoch')).address).toBe('/dashboard/media?view=upload')
    const videos = await images.follow('Videos')
    expect(videos.main.text).toContain('Noch keine Videos hochgeladen')
    expect((await videos.follow('Laden Sie Videos hoch')).address).toContain('type=videos')
    expect((await videos.follow('Hochladen')).address).toBe('/dashboard/media?view=upload&type=videos')
  })

  test('shows what there is, and what is being worked on or failed, never a title as markup', async () => {
    await add(`Hof ${MARKUP}`)
    await add('Garten', { state: 'processing' })
    await add('Kaputt', { state: 'failed', failure: 'media_damaged' })
    const screen = await open()
    expect(tiles(screen)).toEqual([`Hof ${MARKUP}`, 'Garten', 'Kaputt'])
    expect(screen.html).not.toContain('<embed')
    expect(tile(screen, 'Garten').textContent).toContain('Wird verarbeitet …')
    expect(tile(screen, 'Kaputt').textContent).toMatch(/beschädigt/)
    expect(screen.getByRole('link', { name: `„Hof ${MARKUP}“ ansehen` }).getAttribute('rel')).toBe('noreferrer')
    expect(screen.queryByRole('link', { name: '„Garten“ ansehen' })).toBeNull()
  })

  test('is ordered by name on demand', async () => {
    for (const title of ['Chor', 'Aula', 'Bad']) await add(title)
    const byName = await (await open()).follow('Nach Name')
    expect([byName.address, tiles(byName)]).toEqual(['/dashboard/media?order=name', ['Aula', 'Bad', 'Chor']])
    expect(tiles(await byName.follow('Eigene Reihenfolge'))).toEqual(['Chor', 'Aula', 'Bad'])
  })

  test('has pages', async () => {
    for (let at = 0; at <= MEDIA_PAGE; at++) await add(`Bild ${at}`)
    const first = await open()
    expect(tiles(first)).toHaveLength(MEDIA_PAGE)
    const second = await first.follow('Weiter')
    expect(tiles(second)).toEqual([`Bild ${MEDIA_PAGE}`])
    expect(tiles(await second.follow('Zurück'))).toEqual(tiles(first))
  })

  test('tells of pictures that families do not see, once premium is over', async () => {
    for (let at = 0; at < 3; at++) await add(`Bild ${at}`)
    await db().deleteFrom('premium_grants').execute()
    const screen = await openScreen('/account/schools/a/images', { cookie: person.cookie })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ein Bild Ihrer Schule')
    expect(screen.main.text).toContain('Ohne Premium sehen Familien nur das erste Bild.')
    expect(screen.queryByRole('link', { name: 'Videos' })).toBeNull()
  })

  test('holds nothing of other schools', async () => {
    await makeSchool({ id: 'b' })
    await add('Fremd', { school_id: 'b' })
    expect((await open()).main.text).not.toContain('Fremd')
  })

  test.each([
    'type=x',
    'order=x',
    'offset=-5',
    'offset=1e99',
    'view=x',
    'deleted=x',
    'refused=%3Cb%3E',
    'refused=toString',
  ])('an address that ends with ?%s opens, and says nothing that is not ours', async (query) => {
    await add('Hof')
    const screen = await open(`?${query}`)
    expect([screen.status, screen.main.queryByRole('alert')]).toEqual([200, null])
  })

  test('a refusal that the address names is told in words', async () => {
    expect((await open('?view=upload&refused=images_full')).main.getByRole('alert').textContent).toBeTruthy()
  })
})

describe('a picture', () => {
  test('is deleted and brought back', async () => {
    await add('Hof')
    await add('Garten')
    const deleted = await (await open()).send('„Hof“ löschen')
    expect([tiles(deleted), deleted.main.text]).toEqual([['Garten'], expect.stringContaining('„Hof“ ist gelöscht.')])
    const back = await deleted.send('Rückgängig')
    expect([back.message, tiles(back)]).toEqual(['message.mediaRestored', ['Hof', 'Garten']])
  })

  test('is described for those who cannot see it, and asks for that until it is', async () => {
    await add('Hof')
    const screen = await open()
    expect(tile(screen, 'Hof').textContent).toContain('Beschreibung fehlt noch')
    const saved = await screen.send(press(screen, 'Hof', 'Speichern'), {
      'Was ist zu sehen?': `Ein Hof. ${MARKUP}`,
      Bildunterschrift: 'Unser Hof',
      'Was ist zu sehen? (Französisch)': 'Une cour.',
    })
    expect(saved.message).toBe('message.mediaSaved')
    expect(tile(saved, 'Hof').textContent).not.toContain('Beschreibung fehlt noch')
    expect(faultOf(saved, 'Was ist zu sehen?').value).toBe(`Ein Hof. ${MARKUP}`)
    const profile = await openScreen('/schools/a')
    expect(profile.getAllByRole('img', { name: `Ein Hof. ${MARKUP}` }).length).toBeGreaterThan(0)
    expect(profile.html).not.toContain('<embed')
    expect((await openScreen('/fr/schools/a')).getByRole('img', { name: 'Une cour.' }).getAttribute('lang')).toBeNull()
    const italian = await openScreen('/it/schools/a')
    expect(italian.getByRole('img', { name: `Ein Hof. ${MARKUP}` }).getAttribute('lang')).toBe('de')
    expect(italian.getByText('Unser Hof').getAttribute('lang')).toBe('de')
  })

  test('is moved to the front and to the back; the first and the last go no further', async () => {
    for (const title of ['Eins', 'Zwei', 'Drei']) await add(title)
    const screen = await open()
    expect([press(screen, 'Eins', 'Nach vorn'), press(screen, 'Drei', 'Nach hinten')]).toEqual([undefined, undefined])
    const later = await screen.send(press(screen, 'Eins', 'Nach hinten'))
    expect(tiles(later)).toEqual(['Zwei', 'Eins', 'Drei'])
    expect(tiles(await later.send(press(later, 'Drei', 'Nach vorn')))).toEqual(['Zwei', 'Drei', 'Eins'])
  })

  test('of another school is neither deleted nor described', async () => {
    await makeSchool({ id: 'b' })
    const theirs = await add('Fremd', { school_id: 'b' })
    await add('Hof')
    const screen = await open()
    for (const field of tile(screen, 'Hof').querySelectorAll<HTMLInputElement>('input[name=mediaId]'))
      field.value = theirs
    const described = await screen.send(press(screen, 'Hof', 'Speichern'), { 'Was ist zu sehen?': 'Angriff' })
    expect([described.status, described.main.queryByRole('alert')?.textContent]).toEqual([404, expect.any(String)])
    expect((await screen.send('„Hof“ löschen')).status).toBe(404)
    const row = db().selectFrom('school_media').select(['alt', 'deleted_at']).where('id', '=', theirs)
    expect(await row.executeTakeFirst()).toEqual({ alt: '', deleted_at: null })
  })
})

describe('adding', () => {
  const upload = (type = '') => open(`?view=upload${type}`)

  test('says how much room there is, and what is taken', async () => {
    await add('Hof')
    const screen = await upload()
    expect(screen.main.text).toContain('Noch 9 von 10 frei.')
    expect(screen.main.text).toContain('Bitte zeigen Sie Kinder nur mit Einwilligung der Eltern.')
  })

  test('says when everything is taken', async () => {
    for (let at = 0; at < 10; at++) await add(`Bild ${at}`)
    const screen = await upload()
    expect(screen.main.text).toContain('Alle Plätze sind belegt.')
    expect(screen.queryByLabelText('Bilder auswählen')).toBeNull()
  })

  test('a video at a provider is added by its address', async () => {
    const added = await (await upload('&type=videos')).send('Video hinzufügen', {
      'Adresse des Videos': 'https://youtu.be/dQw4w9WgXcQ',
      Titel: `Rundgang ${MARKUP}`,
    })
    expect([added.message, tiles(added)]).toEqual(['message.videoAdded', [`Rundgang ${MARKUP}`]])
    expect(added.html).not.toContain('<embed')
    // Nothing of the provider is loaded before somebody asks for it.
    expect(added.html).not.toMatch(/<(iframe|img|script)[^>]*youtu/)
  })

  test.each([
    ['no address', { 'Adresse des Videos': '' }, 'Adresse des Videos'],
    [
      'an address of somebody else',
      { 'Adresse des Videos': 'https://evil.example/watch?v=dQw4w9WgXcQ' },
      'Adresse des Videos',
    ],
    ['a script', { 'Adresse des Videos': 'javascript:alert(1)' }, 'Adresse des Videos'],
    ['no title', { Titel: '' }, 'Titel'],
  ])('with %s is refused beside the field', async (_, given, label) => {
    const values = { 'Adresse des Videos': 'https://youtu.be/dQw4w9WgXcQ', Titel: 'Rundgang', ...given }
    const refused = await (await upload('&type=videos')).send('Video hinzufügen', values)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(faultOf(refused, label)).toEqual({ value: Object.values(given)[0], reason: expect.any(String) })
    expect(await db().selectFrom('school_media').select('id').execute()).toEqual([])
  })
})
