import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{
 *   version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Package
 * @typedef {Record<string, Package>} Packages by their path, as lock files name them
 * @typedef {'run' | 'work'} Purpose `run` needs what the server loads, `work` the tools that build and test it besides
 */

/**
 * Does `node_modules` hold what the lock file asks for? npm writes `node_modules/.package-lock.json` as the last act of an install,
 * so an install that was cut short counts as none, and one made by hand with `npm ci` counts as ours.
 * @param {string} root
 * @param {Purpose} purpose
 */
export function isInstalled(root, purpose) {
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  return present !== null && missingFrom(present, lockedPackages(root), purpose).length === 0
}

/**
 * The packages of the lock file, workspaces included.
 * @param {string} root
 */
export function lockedPackages(root) {
  const packages = readPackages(join(root, 'package-lock.json'))
  if (!packages) throw new Error('package-lock.json is missing or unreadable; take the repository whole')
  return packages
}

/**
 * The packages that the lock file names and the folder lacks or has in another version.
 * @param {Packages} present
 * @param {Packages} wanted
 * @param {Purpose} purpose
 */
export function missingFrom(present, wanted, purpose) {
  const inFolder = Object.entries(wanted).filter(([path]) => path.startsWith('node_modules/'))
  // `npm ci --omit=dev` leaves no tool behind. One tool is a sign of an install with all of them, which must then be whole.
  const hasTools = inFolder.some(([path, entry]) => entry.dev && path in present)
  const mayLack = (/** @type {Package} */ entry) => entry.optional || entry.devOptional || (entry.dev && purpose === 'run' && !hasTools)
  return inFolder.filter(([path, entry]) => (path in present ? present[path]?.version !== entry.version : !mayLack(entry))).map(([path]) => path)
}

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}
