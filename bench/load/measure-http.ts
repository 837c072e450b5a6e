import type { Asked } from '../search/asked.ts'
import { askAtOnce, type Load } from './ask.ts'
import { freshAddress, getPage } from './get-page.ts'
import { resultsUrl, suggestionsUrl } from './questions.ts'
import { type Measured, measured } from './report.ts'

const SETTLE_MS = 2000

/** Measures answers of the running program from the request to the last byte, and checks that they are right. */
export const measureHttp = {
  async results(origin: string, questions: readonly Asked[], load: Load): Promise<Measured> {
    const urls = questions.flatMap((one) => resultsUrl(one) ?? [])
    const ask = async (url: string) => {
      const page = await getPage(origin + freshAddress(url))
      if (!page.includes('<h1') || !page.endsWith('</html>')) throw new Error(`no page of results for ${url}`)
    }
    return measured(await askAtOnce(urls, load, ask))
  },

  async suggestions(origin: string, questions: readonly Asked[], load: Load): Promise<Measured> {
    const urls = questions.filter((one) => one.isSuggestion).map(suggestionsUrl)
    const ask = async (url: string) => {
      const { places, schools, types } = JSON.parse(await getPage(`${origin}${url}`))
      if (![places, schools, types].every(Array.isArray)) throw new Error(`no suggestions for ${url}`)
    }
    return measured(await askAtOnce(urls, load, ask))
  },

  /**
   * Returns the ids of schools that a search for the word in their name does not find, some time after the last change.
   */
  async lostChanges(origin: string, words: ReadonlyMap<string, string>): Promise<string[]> {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const lost: string[] = []
    for (const [id, word] of words) {
      const { schools } = JSON.parse(await getPage(`${origin}/results.json?q=${word}&literal=1`))
      if (schools[0]?.id !== id) lost.push(id)
    }
    return lost
  },
}
