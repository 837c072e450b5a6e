/**
 * Tells the person at a terminal what a command is doing, on standard error, because its output may be a file. Without
 * a terminal nobody reads along: only failures, and warnings that ask for an act, are written there.
 */
export function sayProgress(line: string, stream: NodeJS.WriteStream = process.stderr): void {
  if (stream.isTTY) stream.write(`${line}\n`)
}
