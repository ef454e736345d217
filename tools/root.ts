import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, with every path below it. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const fromRoot = (...parts: string[]): string => join(root, ...parts)

/** Where tools keep what they may lose: gone with `node_modules`, ignored by git. */
export const cacheFolder = fromRoot('node_modules', '.cache', 'sojourn')
