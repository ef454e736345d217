import { existsSync, readFileSync } from 'node:fs'

// The kernel counts a process's time in hundredths of a second on every platform that has this folder.
const TICK_MS = 10

/** The processor time that these processes have used so far, in milliseconds; `null` where the system does not report it (only Linux does). */
export function processorMs(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null
  return pids.reduce((sum, pid) => sum + processMs(pid), 0)
}

/** A node's process and those that it has started: its workers. */
export function processesOf(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
  return [pid, ...children.flatMap(processesOf)]
}

function processMs(pid: number): number {
  // The name of the program, in parentheses, may hold blanks; user and system time are the 12th and 13th field behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
