// A process that fails in the way that its argument names.
import { writeFileSync } from 'node:fs'

const [way, pidFile] = process.argv.slice(2)
process.once('disconnect', () => process.exit(1))
if (way === 'deaf' || way === 'hang') process.on('SIGTERM', () => {})
writeFileSync(pidFile ?? '', String(process.pid))
const kept: unknown[] = []
while (way === 'hang');
while (way === 'heap') kept.push({ at: kept.length })
if (way === 'native') setInterval(() => kept.push(Buffer.alloc(16 * 1024 * 1024, 1)), 5)
if (way === 'end') process.exit(0)
if (way === 'deaf' || way === 'heeds') setInterval(() => {}, 1000)
