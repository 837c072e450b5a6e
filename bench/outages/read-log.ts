const WARNING = 40
const ERROR = 50

/** Returns a summary of part of the log: the errors without their times, and the number of warnings. */
export function readLog(text: string): { errors: string[]; warnings: number } {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; part?: string; err?: { message?: string } })
  const errors = lines
    .filter(({ level }) => level >= ERROR)
    .map(({ msg, part, err }) => [msg, part, err?.message].filter(Boolean).join(', '))
  return { errors, warnings: lines.filter(({ level }) => level === WARNING).length }
}
