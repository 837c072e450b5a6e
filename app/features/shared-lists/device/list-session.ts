import { type Cipher, openCipher, WrongKey } from '../cipher.ts'
import {
  addContent,
  addPerson,
  contentOf,
  FROM_ELSEWHERE,
  holdsMore,
  type ListDocument,
  openDocument,
  viewOf,
} from '../document/list-document.ts'
import { fragmentOf, newListId, newSecrets, type Secrets } from '../link.ts'
import { MAX_CONTENT_BYTES } from '../shared-list.ts'
import type { NewList } from './create-list.ts'
import type { KeptList } from './kept-list.ts'
import type { Refused, Stored } from './list-remote.ts'
import { ENDS, isUnreached, type ListOptions, type ListState, UNREADABLE } from './list-state.ts'

/** Attempts to store a change that others forestall. */
const ATTEMPTS = 6

/**
 * A list that is open on a page. Changes are made in its document at once, kept on the device, and sent as a whole,
 * encrypted, with the version that they rest on. Where somebody else was faster, both are merged and sent again.
 */
export class ListSession {
  readonly id: string
  readonly secrets: Secrets
  readonly #document: ListDocument = openDocument()
  readonly #options: Required<ListOptions>
  readonly #listeners = new Set<() => void>()
  readonly #followers = new Set<(change: Uint8Array) => void>()
  #cipher: Cipher | undefined
  #version = 0
  /** Counts changes of this page; those up to `#sent` are on the server. */
  #changes = 0
  #sent = 0
  #state: ListState
  #running: Promise<void> | undefined
  /** Ends once the device has what was to be kept. */
  keeping: Promise<void> = Promise.resolve()
  /** Instant before which the server wants no further request. */
  #notBefore = 0
  /** Whether the server refused the write key of the link. */
  #isRefused = false
  #isForgotten = false
  /** The list that replaces this one, once that was asked for. */
  #next: NewList | undefined

  constructor(options: ListOptions) {
    this.id = options.id
    this.secrets = options.secrets
    this.#options = { now: Date.now, hasNetwork: () => navigator.onLine, ...options }
    this.#state = { phase: 'opening', view: viewOf(this.#document), sync: 'saved', isKept: true }
    this.#document.on('update', (change: Uint8Array, origin: unknown) => {
      if (origin !== FROM_ELSEWHERE) {
        this.#changes++
        for (const follower of this.#followers) follower(change)
      }
      this.#show({ view: viewOf(this.#document) })
    })
  }

  state = (): ListState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls back with each change that is made here. @returns a function that stops this */
  onChange(follower: (change: Uint8Array) => void): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  get mayWrite(): boolean {
    return this.secrets.write !== undefined && !this.#isRefused && !this.#hasEnded
  }

  get #hasEnded(): boolean {
    return this.#state.code !== undefined && ENDS.includes(this.#state.code)
  }

  get #isUnsent(): boolean {
    return this.#changes > this.#sent
  }

  /** Shows what the device keeps of the list, then what the server has. */
  async open(): Promise<void> {
    this.#cipher = await openCipher(this.id, this.secrets.key)
    const kept = await this.#options.shelf.find(this.id).catch(() => undefined)
    if (kept) await this.#openKept(kept)
    await this.synchronise()
  }

  async #openKept({ content, version, unsent, person }: KeptList): Promise<void> {
    try {
      addContent(this.#document, await this.#cipher!.decrypt(content))
    } catch {
      // The key of this link does not fit, or the copy is damaged: the server decides.
      return
    }
    this.#version = version
    if (unsent) this.#changes++
    this.#show({ phase: 'open', person, sync: unsent ? 'waiting' : 'saved' })
  }

  /** Changes the document. @returns what the change returns */
  change<Result>(change: (document: ListDocument) => Result): Result {
    const result = this.#document.transact(() => change(this.#document))
    if (this.#isUnsent) {
      if (!isUnreached(this.#state)) this.#show({ sync: 'waiting' })
      void this.#keep()
    }
    return result
  }

  /** Takes in what another tab of this device changed, which it may not have sent. */
  takeIn(change: Uint8Array): void {
    addContent(this.#document, change)
    this.#changes++
    if (this.#state.sync === 'saved') this.#show({ sync: 'waiting' })
  }

  /** Rates as a new person from now on. @returns false when there is no room for another */
  join(name: string): boolean {
    const person = { id: crypto.randomUUID(), name, at: this.#options.now() }
    if (!this.change((document) => addPerson(document, person))) return false
    this.be(person.id)
    return true
  }

  /** Rates as a person who is on the list. */
  be(person: string | undefined): void {
    this.#show({ person })
    void this.#keep()
  }

  /** Sends what is unsent and fetches what is new; runs once at a time. */
  async synchronise(): Promise<void> {
    if (this.#hasEnded || !this.#cipher || this.#options.now() < this.#notBefore) return
    this.#running ??= this.#exchange().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  async #exchange(): Promise<void> {
    try {
      if (this.#isUnsent && this.mayWrite && this.#version > 0) await this.#send()
      else if ((await this.#read()) && this.#isUnsent && this.mayWrite) await this.#send()
    } catch (error) {
      if (error instanceof WrongKey) return this.#show(this.#version === 0 ? { phase: 'wrong_key' } : UNREADABLE)
      if (!(error instanceof TypeError)) throw error
      const sync = this.#options.hasNetwork() ? 'away' : 'offline'
      this.#show({ sync, ...(this.#state.phase === 'opening' && { phase: 'unreachable' }) })
    }
    await this.#keep()
  }

  /** @returns false when it is refused */
  async #read(): Promise<boolean> {
    const answer = await this.#options.remote.read(this.id, this.#version)
    if (answer.kind === 'refused') this.#refused(answer)
    else {
      if (answer.kind === 'content') await this.#merge(answer)
      this.#showSent()
    }
    return answer.kind !== 'refused'
  }

  #showSent(): void {
    const code = this.#isRefused ? 'list_write_key' : undefined
    this.#show({ phase: 'open', sync: this.#isUnsent ? (code ? 'refused' : 'waiting') : 'saved', code })
  }

  async #send(): Promise<void> {
    const { id, secrets } = this
    if (!secrets.write) return
    for (let attempt = 0; attempt < ATTEMPTS && this.#isUnsent; attempt++) {
      const upTo = this.#changes
      const content = await this.#cipher!.encrypt(contentOf(this.#document))
      if (content.length > MAX_CONTENT_BYTES) {
        // Others may have made room meanwhile.
        if (await this.#read()) this.#show({ sync: 'full' })
        return
      }
      const answer = await this.#options.remote.save({ id, write: secrets.write, version: this.#version, content })
      if (answer.kind === 'refused') return this.#refused(answer)
      if (answer.kind === 'saved') {
        this.#version = answer.version
        this.#sent = upTo
      } else if (!holdsMore(this.#document, await this.#merge(answer)) && upTo === this.#changes) this.#sent = upTo
    }
    this.#showSent()
  }

  /** @returns the content, decrypted @throws WrongKey */
  async #merge({ version, content }: Stored): Promise<Uint8Array> {
    const opened = await this.#cipher!.decrypt(content)
    try {
      addContent(this.#document, opened)
    } catch (error) {
      throw new WrongKey('The content is no list.', { cause: error })
    }
    this.#version = version
    return opened
  }

  #refused({ code, retryAfter }: Refused): void {
    if (retryAfter > 0) this.#notBefore = this.#options.now() + retryAfter * 1000
    if (code === 'list_write_key') this.#isRefused = true
    const isUnseen = this.#state.phase !== 'open'
    if (code === 'list_too_large') this.#show({ sync: 'full' })
    else this.#show({ sync: 'refused', code, ...(isUnseen && { phase: 'missing' }) })
  }

  /**
   * Moves the list to a new link: nobody who has only the former one reads or changes it from then on. The new link is
   * kept on the device before it is sent, so that a lost answer does not lose the list.
   *
   * @returns the new list; a refusal; undefined while no server can be reached
   */
  async replace(): Promise<NewList | Refused | undefined> {
    await this.synchronise()
    this.#next ??= { id: newListId(), secrets: newSecrets() }
    const next = this.#next
    const cipher = await openCipher(next.id, next.secrets.key)
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const content = await cipher.encrypt(contentOf(this.#document))
        const former = { id: this.id, write: this.secrets.write ?? '', version: this.#version }
        const by = { id: next.id, write: next.secrets.write, content }
        const kept = { ...this.#kept(content), id: next.id, fragment: fragmentOf(next.secrets), version: 1 }
        await this.#options.shelf.keep({ ...kept, unsent: false }).catch(() => undefined)
        const answer = await this.#options.remote.replace(former, by)
        if (answer.kind === 'saved') {
          await this.forget()
          return next
        }
        await this.#options.shelf.forget(next.id).catch(() => undefined)
        if (answer.kind === 'refused') return answer
        await this.#merge(answer)
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    return undefined
  }

  /** Ends the list for everybody. @returns a refusal, `offline`, or undefined once it is done */
  async end(): Promise<Refused | 'offline' | undefined> {
    try {
      const answer = await this.#options.remote.end(this.id, this.secrets.write ?? '')
      if (answer.kind === 'refused') return answer
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      return 'offline'
    }
    await this.forget()
    return undefined
  }

  /** Removes the list from this device. */
  async forget(): Promise<void> {
    this.#isForgotten = true
    this.#show({ sync: 'refused', code: 'list_revoked' })
    await this.keeping
    await this.#options.shelf.forget(this.id).catch(() => undefined)
  }

  /** Keeps the list as it is now, after what is being kept. */
  #keep(): Promise<void> {
    this.keeping = this.keeping.then(async () => {
      if (!this.#cipher || this.#version === 0 || this.#isForgotten) return
      const content = await this.#cipher.encrypt(contentOf(this.#document))
      const isKept = await this.#options.shelf.keep(this.#kept(content)).then(
        () => true,
        () => false,
      )
      if (isKept !== this.#state.isKept) this.#show({ isKept })
    })
    return this.keeping
  }

  #kept(content: Uint8Array<ArrayBuffer>): KeptList {
    const { view, person } = this.#state
    return {
      ...{ id: this.id, fragment: fragmentOf(this.secrets), name: view.name, schools: view.schools.length },
      ...{ content, version: this.#version, unsent: this.#isUnsent, person, openedAt: this.#options.now() },
    }
  }

  #show(change: Partial<ListState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
