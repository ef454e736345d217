import { spawnSync } from 'node:child_process'
import { isInstalled } from './installed.mjs'
import { productNode } from './product-node.mjs'

/**
 * Installs exactly what the lock file names, unless it is there already.
 * @param {string} root
 * @param {import('./installed.mjs').Purpose} purpose
 * @returns {{ path: string, version: string }} the Node to run on
 */
export function ensureInstalled(root, purpose) {
  if (!isInstalled(root, purpose) || !productNode(root)) install(root)
  const node = productNode(root)
  if (!node) throw new Error('npm ci left no Node 26 behind; check that npm is not set to omit optional packages')
  return node
}

/** @param {string} root */
function install(root) {
  console.log('Installing packages (npm ci) …')
  // Both kinds are named: a machine set to production would leave out the build tools and the Node binary.
  const args = ['ci', '--include=dev', '--include=optional']
  const cli = process.env.npm_execpath
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const done = cli?.endsWith('.js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (done.error) throw new Error(`npm cannot be run (${done.error.message}); install npm 10 or later`)
  if (done.status !== 0) throw new Error(`npm ci failed with exit code ${done.status ?? done.signal}; its own message stands above`)
}
