/** A car from its side, facing right, in a box of 236 by 96: the outline above its sills, its windows, the middles of its wheels. */
export interface CarShape {
  readonly outline: string
  readonly windows: string
  readonly wheels: readonly [rear: number, front: number]
  /** Lines that are neither: a roof rail, the edge of a load bed. */
  readonly lines?: string
}

const HATCHBACK: CarShape = {
  outline: 'M40 76V56Q41 47 47 42L66 24Q70 20 77 20H124Q133 20 140 25L164 45L191 51Q200 53 200 62V76',
  windows: 'M58 45L75 29H100V45ZM106 45V29H124Q130 29 135 33L151 45Z',
  wheels: [72, 170],
}

const SHAPES: Readonly<Record<string, CarShape>> = {
  mini: {
    outline: 'M52 76V54Q53 44 59 38L72 24Q76 20 83 20H124Q132 20 138 25L158 45L180 51Q188 53 188 62V76',
    windows: 'M67 45L80 29H103V45ZM109 45V29H123Q128 29 132 33L146 45Z',
    wheels: [80, 162],
  },
  hatchback: HATCHBACK,
  saloon: {
    outline: 'M26 76V58Q27 49 34 47L62 43L84 26Q88 23 95 23H132Q140 23 147 28L170 45L204 51Q214 53 214 62V76',
    windows: 'M76 45L92 32H112V45ZM118 45V32H132Q138 32 143 36L156 45Z',
    wheels: [62, 180],
  },
  estate: {
    outline: 'M26 76V52Q27 44 31 38L40 26Q43 22 50 22H132Q140 22 147 27L170 45L204 51Q214 53 214 62V76',
    windows: 'M41 45L50 30H74V45ZM80 45V30H110V45ZM116 45V30H131Q137 30 142 34L157 45Z',
    wheels: [62, 180],
    lines: 'M56 17H122',
  },
  suv: {
    outline: 'M32 76V44Q33 34 38 29L46 18Q49 14 56 14H128Q136 14 142 19L162 39L198 45Q208 47 208 57V76',
    windows: 'M45 39L54 22H80V39ZM86 39V22H112V39ZM118 39V22H127Q132 22 137 26L150 39Z',
    wheels: [66, 176],
    lines: 'M60 9H122M32 64H46M194 64H208',
  },
  'people-carrier': {
    outline: 'M28 76V36Q29 26 36 20Q41 14 50 14H126Q138 14 147 21L180 44L203 52Q212 55 212 64V76',
    windows: 'M40 40L48 22H76V40ZM82 40V22H114V40ZM120 40V22H126Q134 22 141 27L160 40Z',
    wheels: [62, 178],
    lines: 'M79 46V70M117 46V70',
  },
  van: {
    outline: 'M20 76V18Q20 10 28 10H160Q168 10 173 16L194 44L209 50Q216 53 216 60V76',
    windows: 'M30 40V20H66V40ZM72 40V20H108V40ZM114 40V20H146V40ZM152 40V20H160Q164 20 167 24L179 40Z',
    wheels: [56, 182],
    lines: 'M111 46V70M149 46V70',
  },
  'pick-up': {
    outline: 'M18 76V44H92V24Q92 18 99 18H136Q144 18 150 24L168 42L206 47Q216 49 216 58V76',
    windows: 'M100 42V26H118V42ZM124 42V26H135Q140 26 144 30L155 42Z',
    wheels: [54, 182],
    lines: 'M26 52H86',
  },
  convertible: {
    outline: 'M28 76V60Q29 51 36 49L84 46H146L172 48L204 53Q214 55 214 64V76',
    windows: 'M96 46V40Q96 34 102 34Q108 34 108 40V46Z',
    wheels: [64, 180],
    lines: 'M146 46L126 26M120 46V41',
  },
  coupe: {
    outline: 'M28 76V58Q29 50 36 47L52 42L88 27Q93 25 100 25H130Q139 25 146 29L170 46L204 52Q214 54 214 63V76',
    windows: 'M70 45L96 33H112V45ZM118 45V33H130Q137 33 142 37L154 45Z',
    wheels: [64, 180],
  },
}

/** The drawing of a class of car, by the name its class gives it; a hatchback for a name that is not known. */
export const carShape = (silhouette: string): CarShape => SHAPES[silhouette] ?? HATCHBACK

const WHEEL = 18

/** The outline with its sills and wheel arches, closed. */
export function bodyPath({ outline, wheels: [rear, front] }: CarShape): string {
  const arch = (middle: number) => `H${middle + WHEEL}A${WHEEL} ${WHEEL} 0 0 0 ${middle - WHEEL} 76`
  return `${outline}${arch(front)}${arch(rear)}Z`
}
