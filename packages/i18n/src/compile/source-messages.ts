import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findMessages, type Spot } from './find-messages.ts'

const SOURCE = /\.tsx?$/
const NOT_SHIPPED = /\.(test|testing|suite|gallery|d)\.tsx?$|\.example\.tsx?$|\/(?:sample|example)-[^/]+$|\/(tests|build|node_modules)\//

/** The files whose texts a person reads, below some folders of the repository: no tests, no galleries. */
export const sourceFiles = (root: string, folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !NOT_SHIPPED.test(`/${file}`))
      .sort(),
  )

/** All texts of the files below some folders, with the file they were found in. */
export const sourceMessages = (root: string, folders: readonly string[]): Spot[] =>
  sourceFiles(root, folders).flatMap((file) => findMessages(file, readFileSync(join(root, file), 'utf8')))
