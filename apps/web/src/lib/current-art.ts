/** Drawings that the oldest bookings name, and what replaces them. */
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

/** The drawing that a booking names, under the name it has today. */
export const currentArt = (name: string): string => FORMER[name] ?? name
