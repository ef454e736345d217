/**
 * The drawing of a property, a room or a place, as `Picture` finds it below `/art`. A name with a folder is taken as it is (`facades/riad-07`,
 * `rooms/sea-3-twin`); one without is a destination's poster.
 */
export function artOf(name: string): string {
  return name.includes('/') ? name : `posters/${name}`
}

/** The same drawing small, for `Picture`: façades and posters are stored in different widths. */
export function thumbOf(image: string): { readonly name: string; readonly widths: readonly number[] } {
  const name = artOf(image)
  return { name, widths: name.startsWith('posters/') ? [300] : [336] }
}
