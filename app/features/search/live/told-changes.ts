/** Counts the changes of which somebody was told, and those of them that are taken in. */
export class ToldChanges {
  #told = 0
  #taken = 0

  hear(): void {
    this.#told++
  }

  /** Begins to take in everything of which it was told so far; the returned function says that this is done. */
  begin(): () => void {
    const told = this.#told
    return () => {
      this.#taken = told
    }
  }

  /** Whether there is nothing left to take in. */
  get none(): boolean {
    return this.#taken === this.#told
  }
}
