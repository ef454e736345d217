import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlainError } from '../../tools/plain-error.ts'
import type { Asked } from '../record-queries.ts'

/**
 * What pgbench takes for the same statements with the same values on the same server, so many clients at once: the most that any program could reach.
 * `calls` are the statements of one call each. Returns milliseconds.
 */
export async function replay(databaseUrl: string, calls: readonly (readonly Asked[])[], clients: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-replay-'))
  const files = Array.from({ length: clients }, (_, client) => {
    const file = join(folder, `${client}.sql`)
    const own = calls.filter((_each, index) => index % clients === client)
    writeFileSync(file, `${own.flatMap((call) => inTransactions(call).map(plainText)).join(';\n')};\n`)
    return file
  })
  const started = performance.now()
  await Promise.all(files.map((file) => runFile(databaseUrl, file)))
  return performance.now() - started
}

/** Several connections worked side by side; one after the other their transactions are what one client sends. */
function inTransactions(call: readonly Asked[]): Asked[] {
  const open = new Map<number, Asked[]>()
  return call.flatMap((asked) => {
    const begun = [...(open.get(asked.client) ?? []), asked]
    const isOver = /^(commit|rollback)/i.test(asked.text)
    open.set(asked.client, isOver ? [] : begun)
    return isOver ? begun : []
  })
}

/** The values written into the statement: pgbench sends it unchanged. */
function plainText({ text, values }: Asked): string {
  const filled = text.replaceAll(/\$(\d+)/g, (_, number: string) => literal(values[Number(number) - 1]))
  // A line is a command of pgbench's, and a colon begins one of its variables only before a letter.
  return filled.replaceAll(/\s+/g, ' ').trim()
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  return `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`
}

function runFile(databaseUrl: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('pgbench', ['--no-vacuum', '--client=1', '--transactions=1', '--protocol=simple', `--file=${file}`, databaseUrl])
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.once('error', () => reject(new PlainError('pgbench is not on this machine: it comes with the PostgreSQL client programs')))
    child.once('exit', (code) => (code === 0 && !said.includes('aborted') ? resolve() : reject(new Error(`pgbench: ${said.slice(-2000)}`))))
  })
}
