/**
 * The drawing of a house, a room or a place, as `Picture` finds it below `/art`. The API names drawings as the catalogue does: `f-largo` is a
 * façade, `r1` an interior, everything else a poster. A name with a folder is taken as it is.
 */
export function artOf(name: string): string {
  if (name.includes('/')) return name
  if (name.startsWith('f-')) return `facades/${name.slice(2)}`
  return /^r\d+$/.test(name) ? `rooms/${name}` : `posters/${name}`
}
