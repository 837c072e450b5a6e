import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionPool, programConnection } from '#db/client.ts'
import { listen } from '#db/listen.ts'
import { onSchoolsChanged } from '#db/school-changes.ts'
import { inPieces } from '#lib/in-pieces.ts'
import { log } from '#lib/log.ts'
import { canGiveBackMemory, giveBackMemory } from '#lib/memory/give-back-memory.ts'
import { releasePages } from '#lib/memory/mapped-file.ts'
import type { SearchEngine } from '#search-engine/engine.ts'
import type { TeamSynonym } from '#search-engine/language/team-synonyms.ts'
import { changedSince, clearChanges, directoryState, readChanges, readSynonyms } from './changes.ts'
import { type Moment, readIndexFile } from './index-file.ts'
import type { IndexTask } from './index-process.ts'
import { type Base, type Loaded, loadPrepared } from './load-prepared.ts'
import { runIndexTask, withIndexLock } from './run-index-task.server.ts'
import { ToldChanges } from './told-changes.ts'

/** Milliseconds between checks for changes, in case no notification comes. */
const POLL_MS = 500
/** From this number of changes on, the index is rebuilt rather than updated one by one. */
const REBUILD_FROM = 20_000
/** From this number of changed schools on, the layers are merged into one. */
const MERGE_FROM = 2000
/** Fewer are merged this long after the last merge: only then do the towns that they add become places. */
const MERGE_AFTER_MS = 3_600_000
/** New schools wait less where a merge is cheap: this long for each school in the directory. */
const MERGE_AFTER_MS_EACH = 5
const MIN_MERGE_AFTER_MS = 5000
/** Visitors keep most of the processor: after each update the index rests this many times as long, up to a maximum. */
const REST_FACTOR = 10
export const MAX_REST_MS = 600
const FORGET_MS = 3_600_000
/** Milliseconds after which the requests that still use the former index have been answered. */
const ANSWERED_MS = 5000

/** The state of an index. */
export type IndexFigures = {
  schools: number
  /** Schools that have changed since its base was built. */
  changed: number
  /** Size of its base. */
  bytes: number
  /** Transaction up to which it knows the changes to the database. */
  transaction: number
  /** Time since it last agreed with the database. */
  lagSeconds: number
}

type Options = { mergeAfterMs?: number; onChange?: (ids: readonly string[] | 'all') => void }

/** The directory in the memory of this process, kept up to date with the database. */
export class LiveIndex {
  #engine: SearchEngine | undefined
  /** The moment up to which the index knows the changes, that up to which they are in its base, and the ids since. */
  #seen = ''
  #baseSeen = ''
  #changed = new Set<string>()
  #base: Base = { buffer: new ArrayBuffer(), schools: 0 }
  #agreedAt = performance.now()
  #synonyms: readonly TeamSynonym[] = []
  #synonymsVersion = ''
  #current: Promise<void> | undefined
  #next: Promise<void> | undefined
  #merging: Promise<void> | undefined
  /** A merged index that takes over with the next changes. */
  #merged: Loaded | undefined
  #builds = 0
  #mergedAt = performance.now()
  #resting = false
  #hasTurn = false
  readonly #told = new ToldChanges()
  #freed: Promise<void> = Promise.resolve()
  readonly #stopping = new AbortController()
  readonly #file: string
  readonly #mergeAfterMs: number
  readonly #stops: (() => unknown)[] = []
  readonly #onChange: (ids: readonly string[] | 'all') => void

  /**
   * @param folder where the index is stored between starts
   * @param onChange called with the schools that have changed once the index contains them; `all` if any may have
   */
  constructor(folder: string, { mergeAfterMs = MERGE_AFTER_MS, onChange = () => {} }: Options = {}) {
    this.#file = path.join(folder, 'schools.index')
    this.#onChange = onChange
    this.#mergeAfterMs = mergeAfterMs
  }

  /** Loads or builds the index and follows every change from then on. */
  async start(): Promise<void> {
    await this.#open()
    await this.catchUp()
    this.#stops.push(onSchoolsChanged(() => this.catchUp()))
    this.#stops.push(listen('school_changes', () => this.#hear()))
    for (const [run, ms] of [
      [() => this.#inBackground(), POLL_MS],
      [() => void clearChanges(connectionPool()).catch(() => {}), FORGET_MS],
    ] as const) {
      const timer = setInterval(run, ms)
      timer.unref()
      this.#stops.push(() => clearInterval(timer))
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const stop of this.#stops.splice(0)) stop()
    await Promise.allSettled([this.#current, this.#next, this.#merging])
  }

  /** @throws Error until {@link start} has finished */
  get engine(): SearchEngine {
    if (!this.#engine) throw new Error('The index is not loaded yet.')
    return this.#engine
  }

  get ready(): boolean {
    return this.#engine !== undefined
  }

  get figures(): IndexFigures {
    return {
      ...this.engine.size,
      bytes: this.#base.buffer.byteLength,
      transaction: Number(this.#seen.split(':')[1] ?? 0),
      lagSeconds: (performance.now() - this.#agreedAt) / 1000,
    }
  }

  /** Whether it has taken in every change of which it was told; it is told of one as soon as that is committed. */
  get current(): boolean {
    return this.ready && this.#told.none
  }

  /** Applies everything that was committed before the call. */
  catchUp(): Promise<void> {
    this.#next ??= Promise.allSettled([this.#current]).then(() => {
      this.#current = this.#next
      this.#next = undefined
      return this.#takeIn()
    })
    return this.#next
  }

  #hear(): void {
    this.#told.hear()
    this.#inBackground()
  }

  /** Like {@link catchUp}, for signals that nobody awaits: one at a time, with a rest after each. */
  #inBackground(): void {
    if (this.#next || this.#resting || this.#stopping.signal.aborted) return
    this.catchUp().catch((error) => log().warn({ err: error }, 'the index could not follow the database'))
  }

  async #open(): Promise<void> {
    const stored = await this.#readFile()
    if (stored) this.#use(stored)
    else await this.#build()
  }

  /** Loads the index from the file if it fits and has the version of this program and the requested moment. */
  async #readFile(moment?: Moment): Promise<Loaded | undefined> {
    const stored = await readIndexFile(this.#file, await directoryState(connectionPool()), moment)
    return stored && (await loadPrepared(stored).catch(() => undefined))
  }

  #use({ engine, seen, base }: Loaded): void {
    if (this.#engine) this.#freed = freeFormer(this.#stopping.signal)
    releasePages(this.#base.buffer)
    engine.setSynonyms(this.#synonyms)
    this.#engine = engine
    this.#seen = seen
    this.#baseSeen = seen
    this.#changed = new Set()
    this.#base = base
    this.#onChange('all')
  }

  async #build(built?: Loaded): Promise<void> {
    this.#use(built ?? (await this.#made({ kind: 'build' })))
    this.#merged = undefined
    this.#builds++
  }

  /** Like {@link #build}, or takes over what another process has built. */
  #rebuild(): Promise<void> {
    return this.#inTurn(async () => this.#build(await this.#readFile({ after: this.#baseSeen })))
  }

  /** Does something that only one process does at a time; what it calls counts as the same turn. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    if (this.#hasTurn) return work()
    await withIndexLock(async () => {
      this.#hasTurn = true
      try {
        await work()
      } finally {
        this.#hasTurn = false
      }
    })
  }

  async #takeIn(): Promise<void> {
    const merged = this.#merged
    const askedAt = performance.now()
    const taken = this.#told.begin()
    const { ids, everything, seen, synonyms } = await changedSince(connectionPool(), merged?.seen ?? this.#seen)
    if (synonyms !== this.#synonymsVersion) {
      this.#synonyms = await readSynonyms(connectionPool())
      this.engine.setSynonyms(this.#synonyms)
      this.#onChange('all')
      // A change made meanwhile is read by the next call, which again finds a different version.
      this.#synonymsVersion = synonyms
    }
    if (ids.length >= REBUILD_FROM) return this.#rebuild().then(taken)
    if (everything) this.#onChange('all')
    const changes = ids.length > 0 ? await readChanges(connectionPool(), ids) : []
    const start = performance.now()
    if (merged) {
      await inPieces(merged.engine.applyingSteps(changes))
      this.#use(merged)
      this.#merged = undefined
    } else if (ids.length > 0) {
      await inPieces(this.engine.applyingSteps(changes))
      this.#onChange(ids)
    }
    for (const id of ids) this.#changed.add(id)
    if (ids.length > 0) this.#rest(performance.now() - start)
    this.#seen = seen
    this.#agreedAt = askedAt
    taken()
    if (!this.#merging && !this.#merged && this.#isMergeDue()) this.#merging = this.#merge()
  }

  #rest(ms: number): void {
    this.#resting = true
    void sleep(Math.min(ms * REST_FACTOR, MAX_REST_MS)).then(() => {
      this.#resting = false
      this.#inBackground()
    })
  }

  #isMergeDue(): boolean {
    const { schools, changed } = this.engine.size
    const soonMs = Math.max(MIN_MERGE_AFTER_MS, schools * MERGE_AFTER_MS_EACH)
    const afterMs = schools > this.#base.schools ? Math.min(soonMs, this.#mergeAfterMs) : this.#mergeAfterMs
    return changed >= MERGE_FROM || (changed > 0 && performance.now() - this.#mergedAt >= afterMs)
  }

  /**
   * Merges the layers, or takes over what another process has merged. Changes that arrive meanwhile are applied to the
   * old index, and to the merged one before its use.
   */
  async #merge(): Promise<void> {
    const builds = this.#builds
    this.#mergedAt = performance.now()
    try {
      // Exchanging the index takes the most memory of all that a process does, so the next process waits until this is
      // over.
      await this.#inTurn(async () => {
        // What is left of its work adds to the two indexes that it will hold.
        giveBackMemory()
        const merged = (await this.#readFile({ after: this.#baseSeen })) ?? (await this.#mergeChanges())
        if (this.#builds !== builds) return
        this.#merged = merged
        await this.catchUp()
        await this.#freed
      })
    } catch (error) {
      log().warn({ err: error }, 'the index could not be merged')
    } finally {
      this.#merging = undefined
    }
  }

  #mergeChanges(): Promise<Loaded> {
    return this.#made({ kind: 'merge', base: this.#baseSeen, seen: this.#seen, changed: [...this.#changed] })
  }

  /** Has another process build an index, and loads it. */
  async #made(
    how: { kind: 'build' } | { kind: 'merge'; base: string; seen: string; changed: string[] },
  ): Promise<Loaded> {
    const task: IndexTask = { ...how, file: this.#file, connection: programConnection() }
    const { seen, buffer } = await runIndexTask(task)
    const loaded = buffer ? await loadPrepared({ seen, buffer }) : await this.#readFile()
    if (!loaded) throw new Error('The index that was made cannot be read.')
    return loaded
  }
}

/** Frees the former index once the requests that still use it have been answered. */
async function freeFormer(stopping: AbortSignal): Promise<void> {
  if (!canGiveBackMemory()) return
  await sleep(ANSWERED_MS, undefined, { ref: false, signal: stopping }).catch(() => {})
  if (!stopping.aborted) giveBackMemory()
}
