/** As `tools/render-coast.ts` writes it. */
export interface StoredGround {
  readonly bounds: readonly [south: number, west: number, north: number, east: number]
  /** Each line as its packed longitudes, a space, its packed latitudes. */
  readonly land: readonly (readonly string[])[]
  readonly waters: readonly (readonly [name: string, latitude: number, longitude: number, turn: number])[]
  /** Districts that a water runs through. */
  readonly wet: readonly string[]
}
