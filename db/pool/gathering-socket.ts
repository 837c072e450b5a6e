import net from 'node:net'

/** A socket that sends what is written in one turn of the event loop in one piece, as each piece is a system call. */
export class GatheringSocket extends net.Socket {
  #gathers = false

  /** Called before each statement by `pg`, which writes the messages of a statement between `cork` and `uncork`. */
  override cork(): void {
    super.cork()
    if (this.#gathers) return
    this.#gathers = true
    super.cork()
    setImmediate(() => {
      this.#gathers = false
      super.uncork()
    })
  }
}
