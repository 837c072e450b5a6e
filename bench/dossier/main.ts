// Measures the processor time of the process that makes dossiers, for the largest one in each language, the first of
// them with all code cold: npm run bench -- dossier [runs]. Fails above the bound.
//
// With a tenth of a core, as root on Linux with control groups 2 (the process ends, or its limit says so):
//   mkdir /sys/fs/cgroup/tenth && echo '10000 100000' > /sys/fs/cgroup/tenth/cpu.max
//   sh -c 'echo $$ > /sys/fs/cgroup/tenth/cgroup.procs && exec npm run bench -- dossier 1'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { wordsIn } from '#app/features/dossier/paper/compose-paper.server.ts'
import { QUESTIONS } from '#app/features/dossier/questions.ts'
import { fullPaper } from '#app/features/dossier/testing/papers.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { Answer } from '#lib/decoders/messages.ts'
import { processorMsOf } from '#lib/decoders/processor-time.ts'

const BOUND_MS = 1000
const runs = Number(process.argv[2] ?? 5)

const child = fork('app/features/dossier/paper/main.ts', [], { serialization: 'advanced' })
const pid = child.pid ?? 0
const spent = () => processorMsOf(pid) ?? 0
const answer = async () => ((await once(child, 'message')) as [Answer])[0]

const started = performance.now()
await answer()
console.log(`start of the process: ${spent()} ms of processor time, ${Math.round(performance.now() - started)} ms`)

async function measure(locale: Locale): Promise<number> {
  const questions = QUESTIONS.map((question) => translator(locale)(`dossier.question.${question}`))
  const [before, since] = [spent(), performance.now()]
  child.send({ task: 'dossier', args: [fullPaper(wordsIn(locale), questions), locale] })
  const made = await answer()
  if (made.is !== 'done') throw new Error(`The dossier was not made: ${JSON.stringify(made)}`)
  const [ms, clock] = [spent() - before, Math.round(performance.now() - since)]
  console.log(`${locale}: ${ms} ms of processor time, ${clock} ms, ${(made.value as Uint8Array).length} bytes`)
  return ms
}

try {
  const times: number[] = []
  for (let run = 0; run < runs; run++) for (const locale of LOCALES) times.push(await measure(locale))
  const most = Math.max(...times)
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]
  console.log(`median ${median} ms, most ${most} ms of ${BOUND_MS} ms in ${times.length} dossiers`)
  if (most > BOUND_MS) process.exitCode = 1
} finally {
  child.kill('SIGKILL')
}
