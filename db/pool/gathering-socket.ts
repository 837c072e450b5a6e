import net from 'node:net'

/**
 * A socket that sends everything written within one turn of the event loop in one piece, since each write is a system
 * call.
 */
export class GatheringSocket extends net.Socket {
  #gathers = false

  /** Called by `pg` before each statement; it writes the messages of a statement between `cork` and `uncork`. */
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
