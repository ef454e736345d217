import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} Packages */

/**
 * Does `node_modules` hold what the lock file asks for? npm writes `node_modules/.package-lock.json` as the last act of an install,
 * so an install that was cut short counts as none, and one made by hand with `npm ci` counts as ours.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted) throw new Error('package-lock.json is missing or unreadable; take the repository whole')
  return present !== null && missingFrom(present, wanted).length === 0
}

/**
 * The packages that the lock file names and the folder lacks or has in another version.
 * @param {Packages} present
 * @param {Packages} wanted
 */
export function missingFrom(present, wanted) {
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/'))
    .filter(([path, entry]) => (path in present ? present[path]?.version !== entry.version : !entry.optional && !entry.devOptional))
    .map(([path]) => path)
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
