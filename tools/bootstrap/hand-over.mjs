import { spawn } from 'node:child_process'
import module from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What a machine in production runs, where no tool that builds or tests is installed. */
const RUNS_WITHOUT_TOOLS = new Set(['tools/start.ts', 'tools/operator.ts', 'tools/seed.ts', 'tools/invariants.ts', 'tools/slim.ts'])

/**
 * Makes a fresh clone able to run, on any Node from 20 up and without a single package, then goes on in `script` (a path from the
 * repository's root) on the product's own Node. The exit code is that script's.
 * @param {string} script
 * @param {readonly string[]} args
 */
export async function handOver(script, args) {
  const node = installOrExplain(RUNS_WITHOUT_TOOLS.has(script) ? 'run' : 'work')
  const file = join(root, script)
  if (process.env.npm_lifecycle_event) endWithNpm()
  process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH
  if (process.version !== `v${node.version}`) return runIn(node.path, [file, ...args])
  process.argv.splice(1, process.argv.length, file, ...args)
  module.enableCompileCache()
  await import(pathToFileURL(file).href)
}

/** @param {import('./installed.mjs').Purpose} purpose */
function installOrExplain(purpose) {
  try {
    return ensureInstalled(root, purpose)
  } catch (error) {
    return explain(error)
  }
}

/**
 * @param {string} node
 * @param {string[]} words
 */
function runIn(node, words) {
  // The channel closes when this process dies, even by -9, so that no server is left holding its port.
  const child = spawn(node, words, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
  child.on('error', explain)
}

/** npm passes a signal to the shell it runs us in, which ends without passing it on: its end is our signal. */
function endWithNpm() {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 250).unref()
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function explain(error) {
  console.error(`sojourn: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
