import { makeAccount, signedIn } from '#app/features/accounts/testing/accounts.ts'
import type { Answers } from '../load/ask.ts'
import { anyAddress } from '../load/get-page.ts'

const WORDS =
  'Morgen Lehrkräfte Garten Sport Musik Pause Mensa Bus Ausflug Theater Hausaufgaben Elternabend Bibliothek Werkstatt Chor Wald Projekt Hof Tafel Fest'.split(
    ' ',
  )

/** Writes reviews, each from a separate account, which signs in beforehand and writes a text unlike the others. */
export async function writeReviews(origin: string, schools: readonly string[]): Promise<Answers> {
  const times: number[] = []
  const failures: string[] = []
  for (const [at, school] of schools.entries()) {
    const address = anyAddress()
    const { email } = await makeAccount({ email: `writer-${Date.now()}-${at}@post.example` })
    const cookie = await signedIn(email, { address, userAgent: 'bench' })
    const started = performance.now()
    const response = await fetch(`${origin}/schools/${school}/review`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin, 'x-forwarded-for': address },
      body: new URLSearchParams({
        intent: 'review',
        rating: String((at % 5) + 1),
        comment: text(at),
        language: 'de',
        relation: 'parent',
        until: 'still',
        authorName: 'Eine Mutter',
        noReward: 'on',
      }),
    })
    times.push(performance.now() - started)
    if (response.status !== 302) failures.push(`${response.status} for a review of ${school}: ${await response.text()}`)
  }
  return { times: times.sort((a, b) => a - b), failures }
}

function text(at: number): string {
  const word = (step: number) => WORDS[(at * 7 + step * (at + 3)) % WORDS.length]
  return `Gefallen hat uns ${word(1)} und ${word(2)}, weniger ${word(3)}. Über ${word(4)} wird viel geredet, über ${word(5)} kaum, und ${word(6)} gibt es seit ${at + 2} Wochen.`
}
