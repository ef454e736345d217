import { existsSync, rmSync } from 'node:fs'
import { isInstalled, lockedPackages } from './bootstrap/installed.mjs'
import { nodePackage } from './bootstrap/product-node.mjs'
import { runtimePackages } from './bootstrap/runtime-packages.ts'
import { PlainError, runScript } from './plain-error.ts'
import { fromRoot, root } from './root.ts'

/** Of an install without tools: Node's headers and manual, and packages that are there only because a library names them as optional peers. */
function unneededFolders(): string[] {
  const packages = lockedPackages(root)
  const needed = runtimePackages(packages)
  const unneeded = Object.keys(packages).filter((path) => path.startsWith('node_modules/') && !packages[path]?.link && !needed.has(path))
  return [...unneeded, ...['include', 'share'].map((folder) => `node_modules/${nodePackage()}/${folder}`)].map((path) => fromRoot(path))
}

await runScript(async () => {
  if (isInstalled(root, 'work')) throw new PlainError('the tools that build and test are installed too; run npm ci --omit=dev first')
  const gone = unneededFolders().filter((folder) => existsSync(folder))
  for (const folder of gone) rmSync(folder, { recursive: true, force: true })
  console.log(`Removed ${gone.length} folders that the server never loads.`)
})
