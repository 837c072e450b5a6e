/** Seconds after which a step says that it goes on, where there is no terminal whose line could be rewritten. */
const FIRST_S = 15
const FACTOR = 5

/**
 * Does a step of the start, says meanwhile that it goes on, and at its end how long it took.
 *
 * @param name such as `Packages`
 * @param progress returns what to say meanwhile
 * @param work returns what to say at the end, or undefined
 */
exports.sayStep = async (name, progress, work) => {
  const startedAt = Date.now()
  const seconds = () => (Date.now() - startedAt) / 1000
  const isTerminal = process.stdout.isTTY
  const goOn = () => `${name}: ${progress()}, ${Math.round(seconds())} s so far`
  let timer
  const later = (afterS) => {
    timer = setTimeout(
      () => {
        console.log(goOn())
        later(afterS * FACTOR)
      },
      (afterS - seconds()) * 1000,
    )
  }
  if (isTerminal) timer = setInterval(() => process.stdout.write(`\r${goOn()}\x1b[K`), 500)
  else later(FIRST_S)
  try {
    const done = await work()
    if (isTerminal) process.stdout.write('\r\x1b[K')
    console.log(`${name}: ${done} in ${seconds().toFixed(1)} s`)
  } finally {
    clearTimeout(timer)
    clearInterval(timer)
  }
}
