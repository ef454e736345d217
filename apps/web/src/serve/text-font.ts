import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The face of our texts as a file, for pages of another origin that stand among ours: card fields, the page of the bank. */
export function textFont(): { readonly family: string; readonly file: URL } {
  const file = createRequire(import.meta.url).resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
  return { family: 'Figtree', file: pathToFileURL(file) }
}
