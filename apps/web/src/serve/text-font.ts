/** The face of our texts as a file, for pages of another origin that are shown among ours: card fields, the page of the bank. */
export function textFont(): { readonly family: string; readonly file: URL } {
  return { family: 'Figtree', file: new URL('../ui/fonts/figtree-latin.woff2', import.meta.url) }
}
