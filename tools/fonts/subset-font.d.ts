// The part of subset-font that we call; it comes without types.
declare module 'subset-font' {
  interface Cut {
    readonly targetFormat: 'woff2' | 'truetype'
    readonly keepAllGlyphs?: boolean
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number; readonly default: number }>>
  }
  /** `text` is undefined to include all glyphs. */
  export default function subsetFont(font: Buffer, text: string | undefined, cut: Cut): Promise<Buffer>
}
