import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.ts'
import { freePorts } from './free-ports.ts'
import { newDataHome } from './run-folder.ts'

export interface SpawnedServer {
  readonly url: string
  readonly gatewayUrl: string
  /** The whole environment it runs with, for commands that open the same database. */
  readonly env: Readonly<Record<string, string>>
  readonly logFile: string
  readonly pid: number
  /** From the spawn to the first 200 of `/readyz`. */
  readonly readyMs: number
  /** Asks it to end; returns its exit code. */
  stop(): Promise<number | null>
  /** Ends it as a power cut would. */
  kill(): Promise<unknown>
}

export interface SpawnOptions {
  /** Default: a new folder under the system's temporary one. */
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The checkout whose server it is, installed; default: this one. */
  readonly checkout?: string
  readonly readyWithinMs?: number
  /** It lives for seconds: see `BRIEFLY`. */
  readonly isBrief?: boolean
}

/** The embedded database is WebAssembly, and compiling it a second time, for speed, takes a third of the processor time of a start: what a server repays that lives for minutes. */
const BRIEFLY = ['--liftoff-only']

/** Starts the product as `npm start` does, on free ports and with its own data folder, and waits until it says that it is ready. */
export async function spawnServer({
  dataDir = newDataDir(),
  env = {},
  checkout = root,
  readyWithinMs = 180_000,
  isBrief = false,
}: SpawnOptions = {}): Promise<SpawnedServer> {
  const [port, gatewayPort] = await freePorts(2)
  const own = { PORT: `${port}`, GATEWAY_PORT: `${gatewayPort}`, PUBLIC_URL: `http://localhost:${port}`, GATEWAY_URL: `http://localhost:${gatewayPort}` }
  // `test` is the runner's word for its own process, not for the product.
  const outer = { ...process.env, NODE_ENV: process.env.NODE_ENV === 'test' ? undefined : process.env.NODE_ENV }
  // All clients of this server come from one address, with a few accounts.
  const full = withoutBlanks({ ...outer, ...own, DATA_DIR: dataDir, SEED: 'demo', HOLD_LIMIT_TIMES: '100', ...env })
  const logFile = join(dataDir, '..', `${dataDir.split(/[\\/]/).at(-1)}.log`)
  const log = openSync(logFile, 'a')
  const started = performance.now()
  const start = [...(isBrief ? BRIEFLY : []), join(checkout, 'tools', 'run.mjs'), 'tools/start.ts']
  const child = spawn(process.execPath, start, { cwd: checkout, env: full, stdio: ['ignore', log, log] })
  closeSync(log)
  // A test run that ends early leaves no server behind.
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve(void process.off('exit', killChild))))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
    return child.exitCode
  }
  try {
    // By its port: a name such as shop.localhost is known to browsers, not to every machine.
    await untilReady(`http://localhost:${full.PORT}`, child, readyWithinMs)
  } catch (error) {
    await end('SIGKILL')
    throw new Error(`${(error as Error).message}; the end of its log:\n${readFileSync(logFile, 'utf8').split('\n').slice(-30).join('\n')}`)
  }
  return {
    url: full.PUBLIC_URL as string,
    gatewayUrl: full.GATEWAY_URL as string,
    env: full,
    logFile,
    pid: child.pid as number,
    readyMs: performance.now() - started,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function untilReady(url: string, child: ChildProcess, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (answer?.ok) return
    if (performance.now() > deadline) throw new Error(`the server was not ready within ${withinMs / 1000} s`)
    await sleep(25)
  }
  throw new Error(`the server ended before it was ready (exit ${child.exitCode ?? child.signalCode})`)
}

function newDataDir(): string {
  const folder = newDataHome()
  mkdirSync(folder)
  return folder
}

const withoutBlanks = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined))
