/**
 * Seconds after which a step reports that it is still running, if there is no terminal whose line could be rewritten.
 */
const FIRST_S = 15
const FACTOR = 5

/**
 * Runs a step of the start, reports meanwhile that it is still running, and at its end how long it took.
 *
 * @param name such as `Packages`
 * @param progress returns the text to show meanwhile
 * @param work returns the text to show at the end, or undefined
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
