interface Spot {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** What a map of a destination is drawn from. Lines are closed, of `[longitude, latitude]`; the first of a shape is its shore, further ones are holes. */
export interface PlaceGround {
  readonly place_id: string
  readonly name: string
  readonly bounds: { readonly south: number; readonly west: number; readonly north: number; readonly east: number }
  readonly land: [number, number][][][]
  readonly waters: (Spot & { readonly turn: number })[]
  readonly districts: (Spot & { readonly key: string; readonly radius_metres: number })[]
  readonly landmarks: (Spot & { readonly key: string })[]
  readonly airport: Spot & { readonly iata: string }
}
