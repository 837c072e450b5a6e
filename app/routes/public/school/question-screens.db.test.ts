import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { listQuestions } from '#app/features/questions/published/list-questions.server.ts'
import { answer, ask } from '#app/features/questions/testing/posts.ts'
import { readIndexedQuestions } from '#app/features/sitemaps/indexed-questions.server.ts'
import { db } from '#db/client.ts'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import { makeSchool } from '../../testing/dashboard-school.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'

let owner: Person
beforeEach(async () => {
  owner = await makeSchool({ id: 'a', name: 'Schule am Park' }, { premium: false })
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('attempt_counts').execute()
  await removeAccounts()
})

const TEXT = 'Gibt es eine Betreuung am Nachmittag?'
const robots = (html: string) => /<meta name="robots" content="noindex"/.test(html)
const structured = (html: string) => html.includes('"@type":"QAPage"')

test('a school that is made up offers no question, and has no form for one', async () => {
  const family = await makePerson()
  const offered = async () => (await openScreen('/schools/a/questions')).html.includes('href="/schools/a/ask"')
  expect(await offered()).toBe(true)
  await db().updateTable('schools').set({ source: SAMPLE_SOURCE }).where('id', '=', 'a').execute()
  expect(await offered()).toBe(false)
  expect((await openScreen('/schools/a', { cookie: family.cookie })).html).not.toContain('/schools/a/ask')
  expect((await openScreen('/schools/a/ask', { cookie: family.cookie })).status).toBe(404)
  const form = { body: new URLSearchParams({ text: TEXT, language: 'de' }) }
  expect((await openScreen('/schools/a/ask', { cookie: family.cookie, form: form as never })).status).toBe(404)
  expect((await listQuestions('a', 1)).total).toBe(0)
})

describe('without script', () => {
  test('a family asks from the profile, and keeps what it typed where a sentence is refused', async () => {
    const family = await makePerson()
    const profile = await openScreen('/schools/a', { cookie: family.cookie })
    expect(profile.main.text).toContain('Noch keine Fragen')
    const form = await profile.follow('Frage stellen')
    const named = 'Ist Frau Müller eine gute Lehrerin für Mathe?'
    const refused = await form.send('Frage absenden', { 'Deine Frage': named })
    expect(refused.main.text).toContain('vermutlich der Name einer Person')
    expect(refused.getByLabelText(/Deine Frage/)).toHaveProperty('value', named)
    expect((await listQuestions('a', 1)).total).toBe(0)
    const asked = await refused.send('Frage absenden', { 'Deine Frage': TEXT })
    expect(asked.address).toMatch(/^\/schools\/a\/questions\/[\da-f-]{36}$/)
    expect(asked.main.text).toContain('Noch keine Antwort')
    expect(asked.main.text).not.toContain(family.email)
  })

  test('what is asked already is shown and refused; what is alike goes once it is said to be another', async () => {
    await ask(TEXT)
    const family = await makePerson()
    const form = await openScreen('/schools/a/ask', { cookie: family.cookie })
    const same = await form.send('Frage absenden', { 'Deine Frage': TEXT })
    expect(same.main.text).toContain('Das wurde schon gefragt')
    const alike = 'Gibt es am Nachmittag auch in den Ferien eine Betreuung?'
    const shown = await form.send('Frage absenden', { 'Deine Frage': alike })
    expect(shown.main.text).toContain('Wurde das schon gefragt?')
    const asked = await shown.send('Frage absenden', { 'Meine Frage ist eine andere.': true })
    expect(asked.main.text).toContain(alike)
  })

  test('families answer and vote, the school answers from its account; each is marked', async () => {
    const { id } = await ask(TEXT)
    const family = await makePerson()
    const page = await openScreen(`/schools/a/questions/${id}`, { cookie: family.cookie })
    const answered = await page.send('Antwort absenden', {
      'Deine Antwort': 'Ja, jeden Tag bis halb fünf.',
      'Woher kennst du die Schule?': 'Elternteil',
    })
    expect(answered.main.text).toContain('Elternteil (eigene Angabe)')
    const voted = await answered.send(answered.getAllByRole('button', { name: /^Nützlich/ })[0]!)
    expect(voted.main.text).toContain('Nützlich · 1')
    const home = await openScreen('/account/schools/a', { cookie: owner.cookie })
    const list = await home.follow('Fragen an Ihre Schule')
    const form = await list.follow('Antworten')
    const saved = await form.send('Antwort veröffentlichen', { 'Ihre Antwort': 'Ja, bis 16:30 Uhr.' })
    expect(saved.address).toBe('/account/schools/a/questions')
    const profile = await openScreen('/schools/a')
    expect(profile.main.text).toContain('Antwort der Schule')
    expect(profile.main.text).toContain('2 Antworten')
  })

  test('whoever is not signed in is led to sign in, and comes back', async () => {
    const { id } = await ask(TEXT)
    const page = await openScreen(`/schools/a/questions/${id}`)
    const signIn = await page.follow('Anmelden und antworten')
    expect(signIn.address).toBe(`/auth?next=${encodeURIComponent(`/schools/a/questions/${id}`)}`)
    expect((await page.send(/^Nützlich/)).address).toMatch(/^\/auth\?next=/)
    expect((await (await openScreen('/schools/a/ask')).follow('Anmelden und fragen')).address).toMatch(/^\/auth/)
  })

  test('people of the school are led to their own form', async () => {
    const { id } = await ask(TEXT)
    const page = await openScreen(`/schools/a/questions/${id}`, { cookie: owner.cookie })
    expect((await page.follow('Als Schule antworten')).address).toBe(`/account/schools/a/questions/${id}`)
    const own = await openScreen('/schools/a/ask', { cookie: owner.cookie })
    expect(own.main.text).toContain('Du verwaltest das Profil dieser Schule')
  })
})

describe('for search engines', () => {
  test('a question has its markup on its own page once it is answered, and the profile none', async () => {
    const { id } = await ask(TEXT)
    const unanswered = await openScreen(`/schools/a/questions/${id}`)
    expect([robots(unanswered.html), structured(unanswered.html)]).toEqual([true, false])
    expect(robots((await openScreen('/schools/a/questions')).html)).toBe(true)
    await answer(id)
    const answered = await openScreen(`/schools/a/questions/${id}`)
    expect([robots(answered.html), structured(answered.html)]).toEqual([false, true])
    expect(answered.html).toContain(`/schools/a/questions/${id}"`)
    expect(structured((await openScreen('/schools/a')).html)).toBe(false)
    expect(structured((await openScreen('/schools/a/questions')).html)).toBe(false)
  })

  test('sitemaps name answered questions alone, in the languages of their texts', async () => {
    const { id } = await ask(TEXT)
    await ask('Welche Sprachen kann man lernen?')
    const listed = async () => {
      const pages = []
      for await (const batch of readIndexedQuestions('DE')) pages.push(...batch)
      return pages
    }
    expect(await listed()).toEqual([])
    const { id: answerId } = await answer(id)
    await db().updateTable('question_answers').set({ language: 'en' }).where('id', '=', answerId).execute()
    expect(await listed()).toMatchObject([{ path: `/schools/a/questions/${id}`, languages: ['en', 'de'] }])
    await db().updateTable('schools').set({ status: 'closed' }).execute()
    expect(await listed()).toEqual([])
  })

  test('a text in another language is marked as such', async () => {
    const { id } = await ask(TEXT)
    const english = await openScreen(`/en/schools/a/questions/${id}`)
    expect(english.html).toMatch(/<h1 lang="de"/)
    expect(robots(english.html)).toBe(true)
  })

  test.each(['x', '00000000-0000-4000-8000-000000000000'])('the question %s is not found', async (id) => {
    expect((await openScreen(`/schools/a/questions/${id}`)).status).toBe(404)
    expect((await openScreen(`/questions/${id}/report`)).status).toBe(404)
  })

  test('the address of an answer leads to its question', async () => {
    const { id } = await ask(TEXT)
    const { id: answerId } = await answer(id)
    const page = await openScreen(`/schools/a/questions/${answerId}`)
    expect(page.address).toContain(`/schools/a/questions/${id}`)
    expect((await openScreen(`/questions/${id}/report?answer=${answerId}`)).main.text).toContain('Ja, jeden Tag')
  })
})
