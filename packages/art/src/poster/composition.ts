import type { PaletteName } from '../inks/palettes.ts'
import type { MotifName } from '../motifs/index.ts'
import type { Parts } from './poster.ts'

/** What a named destination looks like: landmark, inks, and what differs from the landmark's own composition. */
export type Named = readonly [motif: MotifName, palette: PaletteName, parts?: Parts]

export type NamedPosters = Readonly<Record<string, Named>>
