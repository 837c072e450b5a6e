// Runs a benchmark: npm run bench -- <name> [its arguments]. Without a name it lists all.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Programs beside the one of their folder. */
const FURTHER: Record<string, string> = { away: 'proxy/away.ts', films: 'proxy/films.ts' }
/** As every process of a site has them (`server/supervisor/supervise.ts`). */
const NODE_OPTIONS: Record<string, string[]> = {
  'open-data': ['--max-semi-space-size=8', '--heap-growing-percent=30'],
}

const programOf = (name: string) => path.join(import.meta.dirname, FURTHER[name] ?? path.join(name, 'main.ts'))
const names = [...fs.readdirSync(import.meta.dirname), ...Object.keys(FURTHER)]
  .filter((name) => fs.existsSync(programOf(name)))
  .sort()
const [name = '', ...values] = process.argv.slice(2)

if (names.includes(name)) {
  const command = [...(NODE_OPTIONS[name] ?? []), programOf(name), ...values]
  const child = spawn(process.execPath, command, { stdio: 'inherit' })
  child.once('close', (code) => (process.exitCode = code ?? 1))
} else {
  console.error(`Usage: npm run bench -- <name> [arguments]\n\n${names.join('\n')}`)
  process.exitCode = 2
}
