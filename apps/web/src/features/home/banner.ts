/** What an advertisement for a product says and shows: the organisation's own words and our own drawing, never a third-party script. */
export interface Banner {
  readonly art: string
  readonly title: string
  readonly text: string
  readonly link: { readonly words: string; readonly to: string }
}
