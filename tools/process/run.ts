import { spawn } from 'node:child_process'
import { root } from '../root.ts'

export interface Ran {
  readonly code: number
  readonly output: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string | undefined>>
  /** `show` passes the output through as it comes, `keep` collects it for the caller. */
  readonly output?: 'show' | 'keep'
  readonly timeoutMs?: number
}

/** Runs one command to its end, without a standard input; it ends with this process. A command that cannot be started answers like a failed one. */
export function run(command: string, args: readonly string[], { cwd = root, env, output = 'keep', timeoutMs }: RunOptions = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const stdio = output === 'show' ? 'inherit' : 'pipe'
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', stdio, stdio], timeout: timeoutMs })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    const end = (): void => void child.kill()
    process.once('exit', end)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => {
      process.off('exit', end)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/** Runs a script of an installed package on this same Node: the same everywhere, Windows included. */
export const runNode = (script: string, args: readonly string[], options?: RunOptions): Promise<Ran> => run(process.execPath, [script, ...args], options)
