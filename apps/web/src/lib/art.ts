/** Drawings that bookings of the first days name, and what stands in their place. */
const FORMER: Readonly<Record<string, string>> = {
  'f-largo': 'facades/town-house-09',
  'f-tejo': 'facades/warehouse-04',
  'f-miradouro': 'facades/palace-07',
  'f-estrela': 'facades/deco-03',
  'f-armazem': 'facades/warehouse-02',
  'f-avenida': 'facades/slab-01',
  'f-chiado': 'facades/tower-house-05',
  'f-sefaria': 'facades/villa-02',
  r1: 'rooms/roofs-1-double',
  r2: 'rooms/river-1-king',
  r3: 'rooms/garden-1-twin',
  r4: 'rooms/sea-1-superior',
  holland: 'posters/amsterdam',
  sanfran: 'posters/san-francisco',
  brittany: 'posters/saint-malo',
}

/**
 * The drawing of a property, a room or a place, as `Picture` finds it below `/art`. A name with a folder is taken as it is (`facades/riad-07`,
 * `rooms/sea-3-twin`); one without is a destination's poster.
 */
export function artOf(name: string): string {
  return FORMER[name] ?? (name.includes('/') ? name : `posters/${name}`)
}

/** The same drawing small, for `Picture`: façades and posters are kept in different widths. */
export function thumbOf(image: string): { readonly name: string; readonly widths: readonly number[] } {
  const name = artOf(image)
  return { name, widths: name.startsWith('posters/') ? [300] : [336] }
}
