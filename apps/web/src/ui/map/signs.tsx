/** What kind of landmark a name says it is. */
export type Sign = 'church' | 'castle' | 'temple' | 'mosque' | 'tower' | 'museum' | 'green' | 'peak' | 'water' | 'bridge' | 'market' | 'star'

const SIGNS: readonly (readonly [Sign, RegExp])[] = [
  ['bridge', /bridge|ponte?\b|golden gate|viaduct/i],
  ['mosque', /mosque|camii|hagia|minaret/i],
  ['church', /church|cathedral|basilica|duomo|notre|sacr|st\.? |saint|san |santa |kirk|dom\b|abbey|chapel|monaster|sagrada|christ/i],
  ['castle', /castle|palace|fort|citadel|kremlin|alc[aá]zar|alhambra|wall|gate|kasbah|topkap|ch[aâ]teau/i],
  ['temple', /temple|shrine|-ji\b|-dera\b|taisha|wat |pagoda|acropolis|parthenon|pantheon|stupa|kinkaku|inari|ruins|pyramid|ancient|colosseum/i],
  ['museum', /museum|gallery|louvre|uffizi|prado|opera|theat|hall|harpa|library|belvedere/i],
  ['market', /market|souk|bazaar|square|plaza|pra[cç]a|piazza|rossio|crossing|dam\b/i],
  ['green', /park|garden|forest|jardin|reserve|palm|zoo|botanic|vineyard/i],
  ['peak', /mount|mt\.? |peak|hill|volcano|crater|rock|cliff|sugarloaf|matterhorn|cable|viewpoint|canyon|dune/i],
  ['water', /beach|bay|lake|falls|lagoon|reef|harbou?r|pier|port|marina|canal|spring|island|cove|hot /i],
  ['tower', /tower|eiffel|building|skytree|lighthouse|burj|needle|column|obelisk|clock|wheel|eye/i],
]

export const signOf = (name: string): Sign => SIGNS.find(([, says]) => says.test(name))?.[0] ?? 'star'

/** Drawn on a field of 14 by 14 about the middle, in one stroke and one fill. */
const DRAWN: Readonly<Record<Sign, string>> = {
  church: 'M-5 6V0L0-3L5 0V6ZM0-3V-7M-2-5.4H2',
  castle: 'M-6 6V-4H-3.5V-2H-1.5V-4H1.5V-2H3.5V-4H6V6ZM-1.5 6V3H1.5V6',
  temple: 'M-6-2L0-6L6-2ZM-4.5-2V5M0-2V5M4.5-2V5M-6 5.5H6',
  mosque: 'M-5 6V1A5 5 0 0 1 5 1V6ZM0-4V-7M6.5 6V-3',
  tower: 'M-2 6L-1-6H1L2 6ZM-4 6H4M-1.6 1H1.6',
  museum: 'M-6-2H6L0-6ZM-5 5.5H5M-4-2V5M4-2V5M-1.3-2V5M1.3-2V5',
  green: 'M0 6V0M0 1A4 4 0 1 1 .1 1Z',
  peak: 'M-7 5L-1.5-5L1.5-.5L3-2.5L7 5Z',
  water: 'M-6-1Q-4-4-2-1T2-1T6-1M-6 3Q-4 0-2 3T2 3T6 3',
  bridge: 'M-7 3H7M-4 3V-3M4 3V-3M-7 1Q-4.5 1-4-3Q0 4 4-3Q4.5 1 7 1',
  market: 'M-6-2L-4.5-5.5H4.5L6-2ZM-5-2V5.5H5V-2',
  star: 'M0-6L1.6-1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6-1.6Z',
}

export const PLANE = 'M0-7C.9-7 1.2-5.5 1.2-4V-1.6L6.5 2V3.6L1.2 2V4.8L2.8 6.2V7.2L0 6.4L-2.8 7.2V6.2L-1.2 4.8V2L-6.5 3.6V2L-1.2-1.6V-4C-1.2-5.5-.9-7 0-7Z'

/** A landmark as a small drawing. */
export function LandmarkSign({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) {
  const sign = signOf(name)
  return <path d={DRAWN[sign]} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={sign === 'water' ? 'map-sign-open' : 'map-sign'} />
}
