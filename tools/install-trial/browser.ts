/** A visitor with cookies, who sends forms as a browser without JavaScript does. */
export class Browser {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Opens a page. @throws Error when the answer is an error */
  async open(path: string): Promise<string> {
    const answer = await this.ask(path, {})
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return await answer.text()
  }

  /** Sends a form. @returns the resulting page, or the address to which it redirects */
  async send(path: string, form: Record<string, string> | FormData): Promise<{ page: string; to: string }> {
    const body = form instanceof FormData ? form : new URLSearchParams(form)
    const answer = await this.ask(path, { method: 'POST', body, headers: { origin: this.#origin } })
    const page = await answer.text()
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`)
    return { page, to: answer.headers.get('location') ?? '' }
  }

  /** Sends a request with the visitor's cookies, and stores the cookies that the answer sets. */
  async ask(path: string, options: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'accept-language': 'de', cookie, ...(options.headers as Record<string, string>) }
    const answer = await fetch(new URL(path, this.#origin), { ...options, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
    return answer
  }
}
